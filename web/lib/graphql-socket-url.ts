/** Where subscriptions are carried: the address of GraphQL, as a socket. */
export const graphqlSocketUrl = () => `${window.location.origin.replace(/^http/, 'ws')}/graphql`
