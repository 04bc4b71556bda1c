import t from 'tap'
import { networkOf, siteOf } from './network-of.ts'

t.test('an IPv4 address is one visitor, however it is written', async t => {
  t.equal(networkOf('192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('::FFFF:c000:201'), '192.0.2.1')
})

t.test('all addresses of an IPv6 /64 are one visitor', async t => {
  t.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2/64')
  t.equal(networkOf('2001:DB8:1:2::'), '2001:db8:1:2/64')
  t.equal(networkOf('2001:0db8:0001:0002:ffff::1'), '2001:db8:1:2/64')
  t.not(networkOf('2001:db8:1:3::1'), networkOf('2001:db8:1:2::1'))
})

t.test('short forms, zones and dotted ends are read', async t => {
  t.equal(networkOf('::1'), '0:0:0:0/64')
  t.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0/64')
  t.equal(networkOf('64:ff9b::192.0.2.33'), '64:ff9b:0:0/64')
})

t.test('what is no address is left alone', async t => {
  t.equal(networkOf('unknown'), 'unknown')
  t.equal(networkOf(''), '')
})

t.test('an IPv6 address is of a /48, any other one of none', async t => {
  t.equal(siteOf('2001:db8:1:2::1'), '2001:db8:1/48')
  t.equal(siteOf('192.0.2.1'), null)
  t.equal(siteOf('::ffff:192.0.2.1'), null)
  t.equal(siteOf('unknown'), null)
})
