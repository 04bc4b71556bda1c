/// <reference types="vite/client" />

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Options = {
    domNode: HTMLElement
    spec: unknown
    docExpansion: 'list'
    defaultModelsExpandDepth: number
    validatorUrl: null
    persistAuthorization: boolean
  }
  export default function draw(options: Options): void
}
