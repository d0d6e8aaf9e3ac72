import { placeInText } from './place-in-text';
import { TOWNS } from './places';
import { REGIONS } from './regions';

const read = (text: string): string | null => {
  const place = placeInText(text);
  return place && `${place.name} | ${place.region}`;
};

test.each([
  ['Queenstown', 'Queenstown | Otago'],
  ['queenstown', 'Queenstown | Otago'],
  ['Taupō', 'Taupō | Waikato'],
  ['Taupo', 'Taupō | Waikato'],
  ['Whangarei', 'Whangārei | Northland'],
  ['Paekakariki', 'Paekākāriki | Wellington'],
  ['Wanganui', 'Whanganui | Manawatu-Wanganui'],
  ['Mt Maunganui', 'Mount Maunganui | Bay of Plenty'],
  ["Hawke's Bay", "Hawke's Bay | Hawke's Bay"],
  ['Hawkes Bay', "Hawke's Bay | Hawke's Bay"],
  ['Manawatū-Whanganui', 'Manawatū-Whanganui | Manawatu-Wanganui'],
  ['Otago', 'Otago | Otago'],
  ['Dunedin', 'Dunedin | Otago'],
  ['Ōtautahi', 'Canterbury | Canterbury'],
  ['Queenstown, Otago', 'Queenstown | Otago'],
  ['12 Nelson Street, Gore', 'Gore | Southland'],
  ['12 Nelson Street', null],
  ['4 Hope St Milton 9220', 'Milton | Otago'],
  ['18 Richmond Road, Ponsonby, Auckland 1011', 'Ponsonby | Auckland'],
  ['Richmond, Christchurch', 'Christchurch | Canterbury'],
  ['Richmond', 'Richmond | Tasman'],
  ['a villa in Lower Hutt', 'Lower Hutt | Wellington'],
  ['Deck in Nelson, timber from Christchurch', 'Nelson | Nelson'],
  ['We hope to pour the slab', null],
  ['Wellington boots for the crew', null],
  ['deck at Bluff', 'Bluff | Southland'],
  ['Mr Russell wants a fence', null],
  ['Narnia', null],
  ['Aucklandia', null],
  ['Sydney', null],
  ['', null],
])('%j names %s (TR-303)', (text, expected) => expect(read(text)).toBe(expected));

test('hundreds of places are known, each once and where its region is (TR-303)', () => {
  expect(Object.keys(TOWNS).length).toBeGreaterThan(440);
  for (const { name, region, lat, lng } of Object.values(TOWNS)) {
    const { lat: south, lng: east } = REGIONS[region];
    // No place is further than 350 km from its region's main town.
    expect([name, Math.hypot((lat - south) * 111, (lng - east) * 85) < 350]).toEqual([name, true]);
    expect([name, read(name)]).toEqual([name, `${name} | ${region}`]);
  }
});
