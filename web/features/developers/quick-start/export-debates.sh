curl -sS --fail-with-body 'http://127.0.0.1:3000/graphql' \
  -H 'Authorization: Bearer adt_YOUR_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"query": "{ adminDebates(filter: { status: [scored] }, first: 10) { totalCount nodes { id debater endTime overallScore scores { argumentation refutation clarity } topic { text } } } }"}'
