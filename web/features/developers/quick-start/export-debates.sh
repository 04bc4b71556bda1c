QUERY='query ($updatedAfter: DateTime) {
  adminDebates(filter: { status: [scored], updatedAfter: $updatedAfter }, first: 10) {
    totalCount
    nodes {
      id debater startTime endTime updatedAt overallScore
      topic { text }
      scores { depth persuasion clarity argumentation organization delivery refutation }
      turns { speaker text timestamp }
    }
  }
}'
curl -sS --fail-with-body --get 'http://127.0.0.1:3000/graphql' \
  -H 'Authorization: Bearer adt_YOUR_KEY' \
  --data-urlencode "query=$QUERY" \
  --data-urlencode 'variables={ "updatedAfter": "2026-01-01T00:00:00Z" }'
