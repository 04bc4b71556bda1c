/** The OpenAPI document, which the server makes of the shapes that check its calls. */
export const OPEN_API_PATH = '/api/openapi.json'
