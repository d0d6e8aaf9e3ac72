import { figureRemarks } from './figure-remarks';

const titles = (situation: string): string[] => figureRemarks(situation).map(({ title }) => title);

const DECK = 'How far one can fall from a deck decides';
const WALL = 'The height of a retaining wall decides';
const CUT = 'From a depth of 1.5 m a cut wants shoring';
const HEIGHT = 'From a fall of 5 m work is notified';
const OLD = 'Built before 2000: look for asbestos';
const CONTRACT = 'A written contract is required';
const CONTRACT_FROM = 'From $30,000 a written contract is required';
const CORRUGATE = 'Corrugate wants a pitch of about 8°';
const barrier = (height: number) => `A fall of ${height} m wants a barrier`;
const consent = (height: number | string) => `A fall of ${height} m wants a consent and a barrier`;
const retaining = (height: number) => `A retaining wall of ${height} m wants a consent`;
const cut = (depth: number) => `A cut of ${depth} m wants shoring`;
const work = (height: number) => `Work at ${height} m is notified`;
const pitch = (angle: number) => `A pitch of ${angle}° is too low for corrugate`;

describe('decks (TR-313)', () => {
  test.each<[string, string[]]>([
    ['Deck 6 x 4 m, 600 mm off the ground', []],
    ['Deck 6 x 4 m, 1.2 m off the ground', [barrier(1.2)]],
    ['Deck 6m x 4m, 1800 mm above the lawn', [consent(1.8)]],
    ['Deck 6x4m', []],
    ['6 by 4 metre deck on a flat section', []],
    ['Deck 6 m long and 4 m wide, 400 high', []],
    ['Deck 6 m long and 4 m wide, 1400 high', [barrier(1.4)]],
    ['Deck 5 m wide', []],
    ['A 12 m long deck along the house', []],
    ['A 1.2 m high deck', [barrier(1.2)]],
    ['a 1.8 metre high kwila deck behind a villa', [consent(1.8)]],
    ['deck 1,2 m high', [barrier(1.2)]],
    ['deck 1.5 m high', [barrier(1.5)]],
    ['deck 1.6 m high', [consent(1.6)]],
    ['Deck joists at 450 mm centres spanning 3 m', []],
    ['Deck with joists that span 2.4 m', []],
    ['Deck, 3 m from the boundary', []],
    ['Deck of 24 m2', []],
    ['Deck 20 square metres', []],
    ['Deck 1.8 m', [DECK]],
    ['deck 0.6 m', []],
    ['Deck with a fall of 2 m to the garden', [consent(2)]],
    ['Balcony with a 3 m drop', [consent(3)]],
    ['The deck is at a height of 1.1 m', [barrier(1.1)]],
    ['Deck. Height: 1.3 m. Length: 8 m.', [barrier(1.3)]],
    ['Deck height 900 mm, length 5.4 m, width 3 m', []],
    ['Deck between 0.8 and 1.2 m off the ground', [barrier(1.2)]],
    ['Deck 800-1200 mm high', [barrier(1.2)]],
    ['Deck up to 1.4 m above ground', [barrier(1.4)]],
    ['Deck less than 1 m off the ground', []],
    ['Deck under 1.5 m high', [DECK]],
    ['Deck more than 1.5 m high', [consent('more than 1.5')]],
    ['New deck 5 m long. It is 1.7 m off the ground.', [consent(1.7)]],
    ['House 7 m high with a deck 500 mm off the ground', []],
    ['Deck behind the house 1.2 m off the ground', [barrier(1.2)]],
    ['Deck behind a house that is 7 m high', [DECK]],
    ['Replace deck boards 5.4 m long', []],
    ['Deck 4 ft off the ground', [barrier(1.219)]],
    ['Deck a metre and a half off the ground', [barrier(1.5)]],
    ['Deck two metres high', [consent(2)]],
    ['Deck half a metre above the ground', []],
    ['The lawn is 1.3 m below the deck', [barrier(1.3)]],
    ['Deck with a 1.8 m high screen on one side', []],
    ['Pergola 2.4 m high over a deck 300 mm high', []],
    ['H3.2 decking, 140 x 32', []],
    ['Deck for 20 people, 6 posts', []],
    ['Spa on a deck, spa 2 m wide and 900 deep', []],
    ['Deck piles 1.2 m deep', []],
  ])('%j', (situation, expected) => expect(titles(situation)).toEqual(expected));
});

describe('retaining walls (TR-313)', () => {
  test.each<[string, string[]]>([
    ['retaining wall 1800 mm high', [retaining(1.8)]],
    ['Retaining wall 20 m long, 1.2 m high', []],
    ['Retaining wall 12 m x 1 m', []],
    ['Retaining wall 8 m long', []],
    ['A 2 m high timber retaining wall', [retaining(2)]],
    ['2.2 m retaining wall', [WALL]],
    ['20 m of retaining wall, 1000 high', []],
    ['Retaining wall 1.6 high along the drive', [retaining(1.6)]],
    ['Retaining wall, posts at 1.2 m centres, 6 m long', []],
    ['Retaining wall of height 1.9 m', [retaining(1.9)]],
    ['Fence 1.8 m high on top of a retaining wall 1 m high', []],
    ['Retaining wall next to a house 7 m high', [WALL]],
    ['Retaining wall 3 m away from the garage', []],
    ['Retain a bank with a wall 2.1 m high', [WALL]],
    ['Retaining posts 2.4 m long', []],
  ])('%j', (situation, expected) => expect(titles(situation)).toEqual(expected));
});

describe('trenches and cuts (TR-313)', () => {
  test.each<[string, string[]]>([
    ['Trench 20 m long and 400 mm deep', []],
    ['Trench 20 m long and 1.8 m deep', [cut(1.8)]],
    ['20 m trench, 600 deep', []],
    ['Trench 600 wide x 1600 deep', [cut(1.6)]],
    ['Trench 40 m x 300 mm', []],
    ['Excavate 2.5 m deep for a basement', [cut(2.5)]],
    ['Dig 20 m of drain', []],
    ['Dig down 2 m to the sewer', [cut(2)]],
    ['Dig 2 m for the sewer', [CUT]],
    ['Excavation to a depth of 3 m', [cut(3)]],
    ['Excavation depth: 1.2 m, length: 15 m', []],
    ['Cut 2.4 m boards to length', []],
    ['Cut a hole 2 m wide in the wall', []],
    ['Cut down a tree 6 m high', []],
    ['Trench 5 m from the house', []],
    ['Dig post holes 1.6 m deep', []],
    ['A 2 m deep trench for the stormwater', [cut(2)]],
    ['A trench less than 1.5 m deep', []],
    ['Trench 1 to 1.5 m deep', [cut(1.5)]],
    ['Trench, 3 m', [CUT]],
    ['Excavated face 3 m high', [cut(3)]],
    ['Cut the timber at 3 m', []],
    ['Pool dug 1.8 m deep, 8 m long', [cut(1.8)]],
    ['Cut in a driveway 30 m long', []],
  ])('%j', (situation, expected) => expect(titles(situation)).toEqual(expected));
});

describe('work at height (TR-313)', () => {
  test.each<[string, string[]]>([
    ['Reroof, 12 m x 8 m', []],
    ['Paint a fence 30 m long', []],
    ['Paint a house 12 m long and 6 m high', [work(6)]],
    ['Paint 40 m of weatherboards', []],
    ['Roof 15 m long, gutter 3 m up', []],
    ['Clean gutters 6 m above the ground', [work(6)]],
    ['Reroof a two storey house, 7 m to the ridge', [work(7)]],
    ['Scaffold 8 m high', [work(8)]],
    ['Scaffold 20 m long', []],
    ['Scaffold, 12 m', [HEIGHT]],
    ['Roof with 6 m rafters', []],
    ['Roofing sheets 7.2 m long', []],
    ['Roof span 9 m', []],
    ['Replace 25 m of spouting', []],
    ['Paint a room 6 x 5 m with 2.4 m stud', []],
    ['Working at 9 m on the cladding', [work(9)]],
    ['Paint the house, there is a tree 12 m high beside it', []],
    ['Repaint the gable end, drop of 5.5 m', [work(5.5)]],
    ['Cladding on a wall 10 m wide', []],
    ['Paint a ceiling 6 m high', [work(6)]],
    ['Roof 8 m off the ground', [work(8)]],
    ['Reroof 60 m from the road', []],
    ['Reroof 200 m2', []],
    ['Paint, 30 m/s wind zone', []],
  ])('%j', (situation, expected) => expect(titles(situation)).toEqual(expected));
});

describe('pitches (TR-313)', () => {
  test.each<[string, string[]]>([
    ['corrugate roof at 5 degrees', [pitch(5)]],
    ['Roof pitch 6°', [pitch(6)]],
    ['A 5 degree corrugate roof', [pitch(5)]],
    ['Roof pitch of 15 degrees', []],
    ['Roofing in the morning, 4 degrees outside', []],
    ['Reroof when it is 5 °C', []],
    ['Solar on a roof, panels turned 5°', [CORRUGATE]],
  ])('%j', (situation, expected) => expect(titles(situation)).toEqual(expected));
});

describe('years (TR-313)', () => {
  test.each<[string, string[]]>([
    ['Villa of 1925', ['Built in 1925: look for asbestos and lead']],
    ['House built in 1985', ['Built in 1985: look for asbestos']],
    ['1960s brick house', ['Built in the 1960s: look for asbestos and lead']],
    ['a house from the 70s', ['Built in the 1970s: look for asbestos and lead']],
    ['house built before 1940', ['Built before 1940: look for asbestos and lead']],
    ['Bathroom renovated in 1978', ['Made in 1978: look for asbestos and lead']],
    ['Window 1950 x 1200', []],
    ['Sheet 1900 mm wide', []],
    ['Fence 1850 high', []],
    ['Site at 1925 Great South Road', []],
    ['Order 1950 bricks', []],
    ['Floor of 1900 m2', []],
    ['Fridge costs $1,950', []],
    ['Built to AS/NZS 1859', []],
    ['Job 1987 for the council', []],
    ['House built in 2015', []],
    ['Family firm since 1975', [OLD]],
    ['Client in his 60s wants a new kitchen', []],
    ['Mix the grout for 60s', []],
    ['House built after 1990', [OLD]],
  ])('%j', (situation, expected) => expect(titles(situation)).toEqual(expected));
});

describe('money (TR-313)', () => {
  test.each<[string, string[]]>([
    ['Kitchen renovation, budget $35,000', [CONTRACT]],
    ['Quote of $45k for a bathroom', [CONTRACT]],
    ['Bathroom quoted at $28,000 plus GST', [CONTRACT]],
    ['Bathroom quoted at $25,000 plus GST', []],
    ['Extension for $120 000', [CONTRACT]],
    ['Extension costs 1.2 million dollars', [CONTRACT]],
    ['Deck on a house worth $900,000', []],
    ['Bought a ute for $60,000', []],
    ['Client owes $45,000', []],
    ['A fine of $50,000', []],
    ['Fit-out of a warehouse, contract $80,000', []],
    ['Turnover of $300,000 a year', []],
    ['$45,000 is in the account', [CONTRACT_FROM]],
    ['House renovation between $25,000 and $35,000', [CONTRACT]],
    ['House repaint, under $30,000', []],
    ['House repaint, under $40,000', [CONTRACT_FROM]],
    ['$40,000 kitchen', [CONTRACT]],
    ['Deck for $12,500', []],
  ])('%j', (situation, expected) => expect(titles(situation)).toEqual(expected));
});

test('where the words leave a figure open, the limit is told without it (TR-313)', () => {
  const texts = [
    'Deck 1.8 m',
    '2.2 m retaining wall',
    'Trench, 3 m',
    'Scaffold, 12 m',
    'Family firm since 1975',
    'Roof, $45,000',
  ];
  for (const text of texts.flatMap(figureRemarks).map((one) => one.text)) expect(text).not.toContain('You name');
});

test('what is far too long is read in time that grows with it (TR-313)', () => {
  const long = 'deck 1 m x '.repeat(2000) + ' '.repeat(20_000) + 'high of about '.repeat(2000);
  expect(figureRemarks(long)).toEqual([]);
});
