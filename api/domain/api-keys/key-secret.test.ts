import t from 'tap'
import {
  hashKeySecret,
  isKeySecret,
  isMeantAsKey,
  newKeySecret,
  shownPrefixOf,
} from './key-secret.ts'

t.test('a secret has its prefix, its length and its checksum', async t => {
  for (const secret of Array.from({ length: 200 }, newKeySecret)) {
    t.match(secret, /^adt_[0-9a-z]{57}$/)
    t.ok(isMeantAsKey(secret))
    t.ok(isKeySecret(secret))
    t.match(shownPrefixOf(secret), /^adt_[0-9a-z]{8}$/)
  }
})

t.test('no two are the same, and neither are their hashes', async t => {
  const secrets = Array.from({ length: 200 }, newKeySecret)
  t.equal(new Set(secrets).size, 200)
  t.equal(new Set(secrets.map(hashKeySecret)).size, 200)
})

t.test('what is mistyped, cut or continued is none', async t => {
  const secret = newKeySecret()
  const swapped = secret.at(10) === 'x' ? 'y' : 'x'
  t.notOk(isKeySecret(secret.slice(0, 10) + swapped + secret.slice(11)))
  t.notOk(isKeySecret(secret.slice(0, -1)))
  t.notOk(isKeySecret(`${secret}0`))
  t.notOk(isKeySecret(secret.toUpperCase()))
  t.notOk(isKeySecret('adt_'))
})
