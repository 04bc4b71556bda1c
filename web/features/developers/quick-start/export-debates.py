# Every scored debate with its skills and turns, one line of JSON each.
# python3 export-debates.py > debates.jsonl      (Python 3.8 or newer, nothing to install)
import json, time, urllib.error, urllib.request

ADDRESS = "http://127.0.0.1:3000/graphql"
KEY = "adt_YOUR_KEY"

QUERY = """query ($after: String) {
  adminDebates(filter: { status: [scored] }, first: 10, after: $after) {
    nodes {
      id debater startTime endTime overallScore
      topic { text }
      scores { depth persuasion clarity argumentation organization delivery refutation }
      turns { speaker text timestamp }
    }
    pageInfo { hasNextPage endCursor }
  }
}"""


def read_page(after):
    body = json.dumps({"query": QUERY, "variables": {"after": after}}).encode()
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(ADDRESS, body, headers)) as answer:
            answered = json.load(answer)
    except urllib.error.HTTPError as refused:
        if refused.code != 429:
            raise SystemExit(json.load(refused)["errors"][0]["message"])
        time.sleep(int(refused.headers.get("Retry-After", 1)))
        return read_page(after)
    if answered.get("errors"):
        raise SystemExit(answered["errors"][0]["message"])
    return answered["data"]["adminDebates"]


after = None
while True:
    page = read_page(after)
    for debate in page["nodes"]:
        print(json.dumps(debate, ensure_ascii=False))
    after = page["pageInfo"]["endCursor"]
    if not page["pageInfo"]["hasNextPage"]:
        break
