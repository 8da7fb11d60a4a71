/** The passwords that attackers try first; all have six characters or more, in lower case. */
const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 87654321 654321 7654321 0987654321
  111111 1111111 11111111 111222 112233 11223344 121212 123123 123123123 123321 1234321 123654 131313 147258
  147258369 159357 159753 222222 333333 444444 555555 5555555 666666 696969 777777 7777777 888888 88888888 987654
  999999 000000 00000000 101010 102030 123abc 123456a 123456q 1234qwer 12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 a12345 a123456 a1234567 a123456789 aa123456 aa12345678 abc123 abc12345 abcabc abcd1234
  abcdef abcdefg abcdefgh access admin1 admin12 admin123 administrator alexander amanda andrew anthony arsenal asasas
  asdasd asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl asdzxc azerty babygirl bailey barcelona baseball basketball
  batman beautiful blessed blessing bubbles buster butterfly charlie cheese chelsea chelsea1 chicken chocolate
  christ computer cookie corvette daniel default dragon eminem family favour flower football forever freedom
  fuckyou gabriel george ginger god123 godisgood goodluck google grace1 guest123 hannah heaven hello1 hello123
  hottie hunter iloveyou iloveyou1 iloveyou2 internet jasmine jennifer jessica jesus1 jesus123 jesuschrist jordan
  jordan23 joseph joshua justin killer kenya123 kenya254 lagos123 letmein letmein1 liverpool liverpool1 lovely
  loveme lovers maggie manchester master matrix matthew merlin michael michelle mickey monkey mustang mynoob
  myspace1 nairobi nairobi1 naruto nicole nigeria nigeria1 nigeria123 nothing number1 p@ssw0rd p@ssword pa55word
  pass1234 passw0rd password password1 password12 password123 password1234 password2 passwort patience pepper
  pokemon precious princess princess1 prince purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qqqqqq qwe123 qweasd
  qweasdzxc qweqwe qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertz
  ranger robert rockyou ronaldo samsung samuel secret shadow soccer soko123 soko1234 sokosoko sophie spongebob
  starwars success sunshine superman superman1 sweety tanzania taylor test123 test1234 testing testtest thomas
  tigger tinkle trustno1 unknown user1234 victory welcome welcome1 welcome123 whatever william winner zaq12wsx
  zxcvbn zxcvbnm zxczxc`.split(/\s+/),
);

/** Too many people use it; letters are one, small or large. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').toLowerCase());
}
