# Every scored debate with its skills and turns that changed since the last run: one line of JSON each.
# python3 export-debates.py >> debates.jsonl      (Python 3.8 or newer, nothing to install)
import json, pathlib, time, urllib.error, urllib.request

ADDRESS = "http://127.0.0.1:3000/graphql"
KEY = "adt_YOUR_KEY"
# The last change that a run has seen. Without this file all debates are exported.
LAST_CHANGE = pathlib.Path("last-change.txt")

QUERY = """query ($updatedAfter: DateTime, $after: String) {
  adminDebates(
    filter: { status: [scored], updatedAfter: $updatedAfter }
    sort: [{ by: updatedAt, order: asc }]
    first: 10
    after: $after
  ) {
    nodes {
      id debater startTime endTime updatedAt overallScore
      topic { text }
      scores { depth persuasion clarity argumentation organization delivery refutation }
      turns { speaker text timestamp }
    }
    pageInfo { hasNextPage endCursor }
  }
}"""


def read_page(variables):
    body = json.dumps({"query": QUERY, "variables": variables}).encode()
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(ADDRESS, body, headers)) as answer:
            answered = json.load(answer)
    except urllib.error.HTTPError as refused:
        if refused.code != 429:
            raise SystemExit(json.load(refused)["errors"][0]["message"])
        time.sleep(int(refused.headers.get("Retry-After", 1)))
        return read_page(variables)
    if answered.get("errors"):
        raise SystemExit(answered["errors"][0]["message"])
    return answered["data"]["adminDebates"]


updated_after = LAST_CHANGE.read_text() if LAST_CHANGE.exists() else None
last_change = updated_after
after = None
while True:
    page = read_page({"updatedAfter": updated_after, "after": after})
    for debate in page["nodes"]:
        print(json.dumps(debate, ensure_ascii=False))
        last_change = debate["updatedAt"]
    after = page["pageInfo"]["endCursor"]
    if not page["pageInfo"]["hasNextPage"]:
        break
if last_change:
    LAST_CHANGE.write_text(last_change)
