/**
 * Common components of passwords, collected for this product: words of access, affection, names, sports, animals,
 * places, seasons, our own trade. Two or three of them with digits, years and signs make the passwords tried first;
 * guessing-bits.ts counts them so, however they are joined, capitalized or spelled with $ and @.
 */
const text = `
password passwords passwort passwd passcode passphrase pass contrasena motdepasse senha wachtwoord parola haslo
geheim heslo salasana lozinka sifre kennwort letmein letme letmeinnow openup opensesame sesame access accesscode
entrance enter entry login logon signin signon logmein welcome wilkommen willkommen bienvenue bienvenido welcomeback
hello hallo hola bonjour ciao goodbye secret secrets topsecret mysecret private security secure safety changeme
changethis changeit change replace default temp temporary temppass initial initialpass newpass oldpass newpassword
mypassword yourpassword thepassword nopassword whatever nothing something anything everything forgot forgotten
remember blank empty none test tests testing tester testtest demo sample example guest user users username admin
admins administrator administrators administration root sysadmin super superuser supervisor superman supergirl manager
master masters boss chief system server computer laptop desktop internet network wireless wifi router windows linux
android iphone apple google facebook twitter instagram youtube yahoo hotmail gmail outlook amazon netflix microsoft
myspace linkedin adobe photoshop samsung nokia sony nintendo playstation xbox pokemon minecraft fortnite roblox zelda
mario counterstrike warcraft starcraft matrix starwars starwar startrek skywalker jedi yoda gandalf frodo hobbit
harrypotter hogwarts dumbledore batman spiderman ironman wolverine hulk thor avengers marvel simpsons homer bart
southpark rockyou rockstar rocknroll metallica nirvana slipknot eminem beatles ladygaga britney madonna elvis queen
iloveyou iloveu loveyou loveme lovers lover lovely love loves loveu ihateyou hateyou hate mylove truelove forever
together always babygirl babyboy baby babe honey sweetheart sweetie sweet sugar darling angel angels angelo princess
prince queenie king kings kingdom heaven hell devil satan jesus jesuschrist christ christian god godbless blessed
blessing faith hope grace praise hallelujah amen church trinity bible peace freedom liberty america american usa
patriot patriots eagle eagles military army navy marines marine airforce soldier sniper ranger police fire fireman
trust trustno trustnoone trustme believe dream dreams dreamer happy happiness smile smiley lucky luck winner winning
success money dollar dollars cash rich gold golden silver diamond diamonds pearl crystal ruby emerald sapphire jewel
sunshine sunny sunset sunrise sun moon moonlight star stars starlight rainbow summer winter spring autumn fall snow
snowman snowflake snowball rain storm thunder lightning ocean beach island river mountain forest flower flowers rose
roses lily daisy violet jasmine butterfly cherry apples banana orange lemon peach strawberry chocolate cookie cookies
candy cupcake pizza burger cheese cheesecake bacon coffee pepper ginger vanilla coconut pumpkin peanut butter popcorn
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december today tomorrow yesterday morning midnight christmas halloween easter thanksgiving birthday
holiday vacation weekend newyear black white red blue green yellow purple pink brown grey gray
dragon dragons monkey monkeys tiger tigers tigger lion lions bear bears wolf wolves wolfpack fox panther panthers
cougar jaguar leopard horse horses pony stallion mustang cowboy cowboys cowgirl dog dogs doggy doggie puppy puppies
cat cats kitty kitten kittycat hellokitty fluffy mickey mickeymouse minnie donald donaldduck duck chicken turkey
rabbit bunny hamster turtle dolphin dolphins shark whale fish fishing fisher hunter hunting penguin penguins elephant
giraffe spider snake cobra viper python scorpion phoenix unicorn pegasus dinosaur godzilla gorilla falcon hawk raven
baseball basketball football soccer hockey tennis golf golfer volleyball softball lacrosse wrestling boxing racing
nascar ferrari porsche mercedes corvette camaro chevy chevrolet ford toyota honda yamaha kawasaki suzuki harley
harleydavidson dodge charger jeep truck trucker trucking yankees redsox lakers bulls celtics steelers packers
broncos raiders dallas chicago boston newyork newyorkcity brooklyn losangeles california texas florida arizona
colorado michigan indiana elkhart ohio georgia virginia carolina tennessee kentucky alabama london paris canada
mexico germany england ireland scotland italy spain france russia china japan liverpool arsenal chelsea barcelona
realmadrid manchester manchesterunited juventus
michael michelle jessica jennifer ashley amanda jordan joshua matthew daniel david andrew anthony christopher
christina christine nicole nicholas thomas robert william charles charlie richard joseph james jackson jason justin
brandon brian kevin steven stephen patrick patricia elizabeth victoria vanessa samantha stephanie melissa rebecca
rachel sarah hannah emily emma olivia sophia isabella abigail madison taylor tyler austin alexander alexandra
alexis alex benjamin jonathan zachary dylan ethan logan lucas mason noah oliver george edward henry barbara sandra
susan maggie molly bailey buddy max maximus rocky lucky lady sophie chloe bella daisy sadie coco princesa bonita
carlos jose juan miguel maria martin ricardo fernando alejandra estrella mariposa hermosa amor teamo teamomucho
tequiero mama mother mommy mom daddy dad father brother sister family friend friends friendship bestfriend bestfriends
grandma grandpa wife husband girl girls boy boys woman man lady gentleman sexy hot cool awesome amazing fantastic
fuckyou fuckoff fuckme fucker motherfucker asshole bitch bullshit shit damn pussy blowjob killer killme death dead
zombie vampire ghost ninja samurai warrior warriors knight wizard magic magical pirate pirates legend hero heroes
monster beast genius crazy stupid idiot loser nobody number one two three four five six seven eight nine ten hundred
first second qwerty qwert azerty qwertz asdf zxcv abc abcd xyz alphabet letters numbers keyboard mouse monitor
company office business work working job money service services support helpdesk help sales marketing finance account
accounts accounting customer customers client clients team teamwork project member members student students teacher
school college university library hospital doctor nurse medical insurance claim claims adjuster bank banking
dealer dealership estimate estimates estimator estimating damage repair repairs repairshop bodyshop shop garage
mechanic technician trailer trailers traveltrailer camper campers camping campground motorhome motorhomes fifthwheel
winnebago airstream coachmen jayco keystone thor toyhauler coach motor engine wheel tire roof rv rving dre myrv
rvlife roadtrip travel traveler adventure explorer journey highway
the and for you are not my your our this that with from have is it me we us in on to of at be do go no yes please
thank thanks thankyou good great best better nice new old big little small
`;

/** Whole phrases that became famous as passwords. */
const phrases = [
  'correcthorsebatterystaple',
  'thequickbrownfox',
  'nevergonnagiveyouup',
  'maytheforcebewithyou',
];

export const commonPasswordWords: readonly string[] = [...new Set([...text.trim().split(/\s+/), ...phrases])];
