/**
 * Passwords that lists of leaked ones have at their top, in lower case, and some that fit this
 * product. None shorter than a password may be (specification section 5).
 */
const COMMON = new Set(
  `
  123456 123456789 12345678 1234567 1234567890 12345678910 111111 123123 000000 112233 121212
  123321 654321 666666 987654321 555555 777777 888888 999999 222222 333333 131313 159753 147258
  147258369 159357 102030 101010 123654 123456a a123456 123456q 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qazwsx qazwsxedc q1w2e3r4 q1w2e3 zaq12wsx qwerty qwerty123 qwerty1 qwertyuiop qwert123
  qwer1234 qwe123 qweasd qweasdzxc asdfgh asdfghjkl asdf1234 asd123 zxcvbn zxcvbnm zxcvbnm123
  azerty azertyuiop qwertz qwertzuiop password passw0rd p@ssword p@ssw0rd pass1234 pass123
  passwort motdepasse contrasena password123 mypassword abc123 abcd1234 abcdef abcdefg abcdefgh
  abc1234 abcabc a1b2c3 a1b2c3d4 aa123456 aaaaaa admin123 administrator adminadmin admin1234
  root123 rootroot welcome welcome1 welcome123 login123 letmein letmein123 changeme changeme123
  default default123 guest123 temp123 temporary test123 test1234 testing testtest tester secret
  secret123 secret1 hello123 hellohello iloveyou iloveyou1 iloveu loveme lovely love123 loveyou
  love1234 forever forever1 princess princess1 sunshine sunshine1 shadow shadow123 master
  master123 dragon dragon123 monkey monkey123 football football1 baseball basketball soccer hockey
  superman batman spiderman ironman pokemon pikachu minecraft fortnite roblox naruto starwars
  matrix trustno1 whatever freedom michael jordan jordan23 ashley daniel jessica jennifer charlie
  thomas robert andrew joshua matthew nicole michelle hunter hannah anthony amanda justin samantha
  summer winter spring autumn flower cookie chocolate butterfly purple orange yellow banana cheese
  pepper ginger killer buster tigger maggie snoopy angel123 angels jesus123 heaven blessed mother
  father family friends computer internet google google123 facebook instagram youtube twitter
  samsung iphone apple123 microsoft windows android linkedin liverpool chelsea arsenal manchester
  barcelona realmadrid juventus ferrari mercedes porsche mustang corvette yankees cowboys lakers
  steelers eagles ranger harley phoenix merlin midnight thunder silver golden diamond crystal
  rainbow unicorn mickey minnie garfield scooter asshole fuckyou fuckyou1 bitch123 pussy123 696969
  420420 7777777 88888888 11111111 00000000 12341234 11223344 87654321 123qwe 123abc 1234qwer
  12qwaszx 1a2b3c 1234abcd qq123456 aa123123 w123456 woaini woaini123 woaini1314 woaini520 5201314
  1314520 520520 520131 7758521 147852 741852963 789456123 789456 321321 456456 789789 100200
  110110 110120 119119 123000 123789 135790 147147 168168 246810 258369 369369 520123 521521
  584520 aaa111 abc123456 asdasd asdasd123 dearbook password1234 q123456 qwerty12345 wang1234
  zhang123 xiaoming nihao123 beijing shanghai zhongguo china123 wobuzhidao student student1
  student123 teacher teacher1 teacher123 school school123 school1 college university class123
  homework english123 maths123 debate debater debate123 debating debater123 tutor123 aidebater
  argument argument1
`
    .trim()
    .split(/\s+/),
)

/** Whether somebody who guesses would try it first, also with figures and marks behind it. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.toLowerCase()
  const stem = plain.replace(/[\d\W_]+$/, '')
  return COMMON.has(plain) || COMMON.has(stem) || /^(.)\1*$/.test(plain)
}
