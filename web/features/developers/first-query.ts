/** What the editor shows at first. */
export const FIRST_QUERY = `{
  statistics {
    totalDebates
    averageScore
  }
  topics(first: 3, filter: { search: "school" }) {
    totalCount
    nodes {
      id
      text
      debateCount
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`
