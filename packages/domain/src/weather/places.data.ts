import type { RegionName } from './regions';

/**
 * Towns, settlements and suburbs by region, beside the main town of each: name, latitude and longitude of the centre in degrees, two
 * decimals, near enough for a forecast. Written with macrons; checked against GeoNames (CC BY 4.0) where it has them.
 */
export const PLACES: Readonly<Record<RegionName, string>> = {
  Northland: `
    Kaitaia -35.11 173.26; Kerikeri -35.23 173.95; Dargaville -35.94 173.87; Ahipara -35.17 173.17; Awanui -35.05 173.26;
    Mangōnui -34.99 173.53; Coopers Beach -34.99 173.51; Taipā -35.00 173.47; Kaeo -35.10 173.78; Waipapa -35.21 173.92;
    Paihia -35.28 174.09; Waitangi -35.27 174.08; Russell -35.26 174.12; Ōpua -35.31 174.12; Haruru -35.28 174.06;
    Kawakawa -35.38 174.07; Moerewa -35.38 174.03; Kaikohe -35.41 173.80; Rāwene -35.40 173.50; Ōmāpere -35.54 173.39;
    Opononi -35.51 173.39; Kohukohu -35.36 173.54; Hikurangi -35.60 174.29; Ngunguru -35.62 174.50; Tutukaka -35.61 174.53;
    Ruakākā -35.91 174.45; One Tree Point -35.82 174.45; Waipū -35.98 174.45; Mangawhai -36.13 174.58;
    Mangawhai Heads -36.09 174.58; Kaiwaka -36.16 174.44; Maungatūroto -36.11 174.36; Paparoa -36.10 174.23;
    Ruawai -36.13 174.03; Kamo -35.68 174.30; Onerahi -35.76 174.36; Maungatapere -35.75 174.20; Cape Reinga -34.43 172.68;
    Houhora -34.81 173.10`,
  Auckland: `
    Warkworth -36.40 174.66; Pukekohe -37.20 174.90; Manukau -36.99 174.88; Wellsford -36.29 174.52; Leigh -36.29 174.81;
    Matakana -36.35 174.72; Ōmaha -36.34 174.78; Snells Beach -36.42 174.73; Ōrewa -36.59 174.69; Silverdale -36.62 174.68;
    Whangaparāoa -36.63 174.75; Millwater -36.60 174.67; Helensville -36.68 174.45; Parakai -36.65 174.43; Kumeū -36.78 174.56;
    Huapai -36.77 174.54; Muriwai -36.83 174.43; Piha -36.95 174.47; Titirangi -36.94 174.66; Waiheke Island -36.80 175.05;
    Oneroa -36.78 175.01; Great Barrier Island -36.19 175.43; Albany -36.73 174.70; Browns Bay -36.72 174.75;
    Takapuna -36.79 174.77; Devonport -36.83 174.80; North Shore -36.80 174.75; Birkenhead -36.81 174.73; Glenfield -36.78 174.72;
    Northcote -36.80 174.75; Milford -36.77 174.77; Henderson -36.88 174.63; Massey -36.84 174.61; Westgate -36.82 174.61;
    Hobsonville -36.80 174.65; Whenuapai -36.79 174.62; New Lynn -36.91 174.68; Glen Eden -36.91 174.65; Avondale -36.89 174.70;
    Mount Albert -36.89 174.72; Mount Eden -36.88 174.76; Mount Roskill -36.91 174.74; Ponsonby -36.85 174.74;
    Grey Lynn -36.86 174.74; Parnell -36.86 174.78; Newmarket -36.87 174.78; Remuera -36.88 174.80; Epsom -36.89 174.77;
    Ōnehunga -36.92 174.79; Penrose -36.91 174.82; Ellerslie -36.90 174.81; Mount Wellington -36.90 174.84;
    Glen Innes -36.88 174.86; St Heliers -36.85 174.86; Pakuranga -36.88 174.92; Howick -36.89 174.93; Botany -36.93 174.91;
    Flat Bush -36.96 174.92; Ōtāhuhu -36.95 174.84; Māngere -36.97 174.80; Papatoetoe -36.98 174.86; Ōtara -36.96 174.87;
    Manurewa -37.02 174.90; Takanini -37.05 174.92; Papakura -37.07 174.94; Drury -37.10 174.95; Karaka -37.10 174.87;
    Clevedon -37.00 175.04; Beachlands -36.88 175.00; Maraetai -36.88 175.04; Waiuku -37.25 174.73; Kawakawa Bay -36.95 175.17;
    Kaukapakapa -36.62 174.50; Riverhead -36.76 174.59; Dairy Flat -36.67 174.64; Puhoi -36.51 174.66`,
  Waikato: `
    Cambridge -37.88 175.47; Thames -37.14 175.54; Tokoroa -38.22 175.87; Taupō -38.69 176.08; Te Awamutu -38.01 175.32;
    Huntly -37.56 175.16; Ngāruawāhia -37.67 175.15; Raglan -37.80 174.88; Te Kauwhata -37.40 175.15; Tūākau -37.26 174.95;
    Pōkeno -37.24 175.02; Mercer -37.28 175.05; Morrinsville -37.66 175.53; Matamata -37.81 175.77; Te Aroha -37.54 175.71;
    Paeroa -37.38 175.67; Waihī -37.39 175.84; Ngatea -37.28 175.50; Coromandel -36.76 175.50; Whitianga -36.83 175.70;
    Whangamatā -37.21 175.87; Tairua -37.00 175.85; Pāuanui -37.02 175.87; Hāhei -36.84 175.81; Putāruru -38.05 175.78;
    Tīrau -37.98 175.75; Ōtorohanga -38.19 175.21; Te Kūiti -38.34 175.17; Kāwhia -38.07 174.82; Piopio -38.47 175.02;
    Mangakino -38.37 175.77; Tūrangi -38.99 175.81; Kinloch -38.66 175.92; Kihikihi -38.04 175.35; Pirongia -37.99 175.20;
    Ōhaupō -37.92 175.31; Leamington -37.91 175.48; Rototuna -37.73 175.26; Hot Water Beach -36.89 175.82;
    Onemana -37.16 175.88; Waitomo -38.26 175.11; Reporoa -38.44 176.34; Te Kōwhai -37.74 175.15; Tamahere -37.83 175.37`,
  'Bay of Plenty': `
    Rotorua -38.14 176.25; Whakatāne -37.95 176.99; Mount Maunganui -37.64 176.19; Pāpāmoa -37.72 176.29; Te Puke -37.78 176.33;
    Katikati -37.55 175.92; Waihī Beach -37.41 175.94; Ōmokoroa -37.64 176.03; Ōpōtiki -38.01 177.29; Ōhope -37.96 177.04;
    Kawerau -38.09 176.70; Edgecumbe -37.98 176.83; Matatā -37.89 176.76; Maketū -37.76 176.45; Murupara -38.46 176.70;
    Tāneatua -38.07 177.01; Pukehina -37.78 176.50; Paengaroa -37.82 176.42; Bethlehem -37.70 176.11; Greerton -37.73 176.13;
    Te Kaha -37.74 177.68; Ngongotahā -38.08 176.21; Te Puna -37.68 176.06; Welcome Bay -37.73 176.19; Waikite Valley -38.33 176.30`,
  Gisborne: `
    Tolaga Bay -38.37 178.30; Ruatōria -37.89 178.32; Tokomaru Bay -38.13 178.32; Te Araroa -37.63 178.36; Hicks Bay -37.60 178.30;
    Tikitiki -37.79 178.41; Te Karaka -38.47 177.86; Matawai -38.36 177.54; Pātūtahi -38.62 177.89; Wainui Beach -38.69 178.07;
    Ōrmond -38.56 177.92; Whatatutu -38.38 177.83; Manutūkē -38.68 177.92`,
  "Hawke's Bay": `
    Hastings -39.64 176.84; Wairoa -39.03 177.42; Havelock North -39.67 176.88; Taradale -39.54 176.85; Flaxmere -39.63 176.79;
    Clive -39.58 176.92; Waipawa -39.94 176.59; Waipukurau -40.00 176.56; Ahuriri -39.48 176.90; Bay View -39.43 176.87;
    Haumoana -39.60 176.95; Te Awanga -39.63 176.98; Ongaonga -39.91 176.42; Takapau -40.03 176.35; Pōrangahau -40.30 176.61;
    Mahia -39.08 177.87; Nuhaka -39.05 177.74; Frasertown -38.97 177.40; Tūtira -39.22 176.89; Ōtāne -39.89 176.63`,
  Taranaki: `
    Hāwera -39.59 174.28; Stratford -39.34 174.28; Inglewood -39.16 174.21; Waitara -39.00 174.24; Ōpunake -39.46 173.86;
    Eltham -39.43 174.30; Pātea -39.76 174.48; Ōakura -39.12 173.95; Bell Block -39.03 174.14; Ōkato -39.20 173.88;
    Manaia -39.55 174.12; Normanby -39.54 174.27; Waverley -39.76 174.63; Urenui -39.00 174.39; Lepperton -39.07 174.21;
    Kaponga -39.43 174.15; Whangamōmona -39.14 174.74; Midhirst -39.30 174.27`,
  'Manawatu-Wanganui': `
    Whanganui -39.93 175.05; Levin -40.62 175.29; Feilding -40.23 175.57; Dannevirke -40.21 176.10; Pahiatua -40.45 175.84;
    Marton -40.07 175.38; Taihape -39.68 175.79; Taumarunui -38.88 175.26; Ohakune -39.42 175.40; Raetihi -39.43 175.28;
    Waiōuru -39.48 175.67; National Park -39.17 175.40; Bulls -40.17 175.38; Foxton -40.47 175.28; Foxton Beach -40.46 175.22;
    Shannon -40.55 175.41; Woodville -40.34 175.87; Eketāhuna -40.65 175.70; Ashhurst -40.29 175.75; Sanson -40.22 175.42;
    Rongotea -40.29 175.42; Hunterville -39.94 175.57; Waitārere -40.55 175.20; Norsewood -40.07 176.22; Mangaweka -39.81 175.79;
    Ratana -40.04 175.18; Himatangi -40.40 175.32; Kimbolton -40.06 175.78; Longburn -40.39 175.55`,
  Wellington: `
    Masterton -40.95 175.66; Porirua -41.13 174.84; Lower Hutt -41.21 174.91; Upper Hutt -41.12 175.07; Paraparaumu -40.91 175.00;
    Waikanae -40.88 175.06; Ōtaki -40.76 175.15; Paekākāriki -40.99 174.95; Raumati -40.93 174.98; Pukerua Bay -41.03 174.89;
    Plimmerton -41.08 174.86; Whitby -41.11 174.90; Tītahi Bay -41.11 174.83; Tawa -41.17 174.82; Johnsonville -41.22 174.81;
    Karori -41.28 174.74; Miramar -41.32 174.82; Kilbirnie -41.32 174.79; Newtown -41.31 174.78; Island Bay -41.34 174.77;
    Khandallah -41.24 174.79; Petone -41.23 174.88; Wainuiomata -41.26 174.95; Eastbourne -41.29 174.90; Naenae -41.20 174.95;
    Stokes Valley -41.18 174.98; Featherston -41.12 175.33; Greytown -41.08 175.46; Carterton -41.02 175.53;
    Martinborough -41.22 175.46; Castlepoint -40.90 176.22; Riversdale Beach -41.10 176.07; Kelburn -41.28 174.77; Thorndon -41.27 174.78`,
  Tasman: `
    Motueka -41.11 173.01; Tākaka -40.86 172.81; Māpua -41.25 173.10; Wakefield -41.40 173.05; Brightwater -41.38 173.11;
    Murchison -41.80 172.33; Collingwood -40.68 172.68; Riwaka -41.08 173.00; Kaiteriteri -41.04 173.02; Tapawera -41.39 172.82;
    Pōhara -40.83 172.89; St Arnaud -41.80 172.85; Ruby Bay -41.23 173.09; Mārahau -41.00 173.01; Hope -41.36 173.15;
    Golden Bay -40.80 172.80; Upper Moutere -41.27 173.00`,
  Nelson: `
    Stoke -41.31 173.23; Tāhunanui -41.29 173.24; Atawhai -41.24 173.32; Hira -41.22 173.40; Enner Glynn -41.30 173.25;
    Glenduan -41.19 173.38; Washington Valley -41.27 173.27`,
  Marlborough: `
    Picton -41.29 174.01; Havelock -41.28 173.77; Renwick -41.51 173.83; Seddon -41.67 174.07; Ward -41.83 174.13;
    Wairau Valley -41.57 173.53; Rai Valley -41.23 173.58; Spring Creek -41.46 173.96; Waikawa -41.27 174.04; Canvastown -41.29 173.67;
    Linkwater -41.28 173.86; Rārangi -41.39 174.04`,
  'West Coast': `
    Westport -41.75 171.60; Hokitika -42.72 170.97; Reefton -42.12 171.86; Runanga -42.40 171.25; Karamea -41.25 172.12;
    Granity -41.63 171.85; Punakaiki -42.11 171.33; Ross -42.90 170.81; Harihari -43.15 170.56; Whataroa -43.26 170.36;
    Franz Josef -43.39 170.18; Fox Glacier -43.46 170.02; Haast -43.88 169.04; Moana -42.57 171.47; Blackball -42.37 171.41;
    Kumara -42.63 171.19; Ōtira -42.83 171.56; Cobden -42.44 171.21`,
  Canterbury: `
    Kaikōura -42.40 173.68; Rangiora -43.30 172.60; Rolleston -43.59 172.38; Ashburton -43.90 171.75; Timaru -44.40 171.25;
    Kaiapoi -43.38 172.66; Woodend -43.32 172.67; Pegasus -43.31 172.70; Lincoln -43.64 172.49; Prebbleton -43.58 172.51;
    West Melton -43.52 172.37; Darfield -43.49 172.11; Oxford -43.30 172.19; Leeston -43.76 172.30; Methven -43.63 171.65;
    Rakaia -43.76 172.02; Geraldine -44.09 171.24; Temuka -44.24 171.28; Pleasant Point -44.26 171.13; Waimate -44.73 171.05;
    Fairlie -44.10 170.83; Lake Tekapo -44.00 170.48; Twizel -44.26 170.10; Mount Cook -43.73 170.10; Ōmarama -44.49 169.97;
    Kurow -44.73 170.47; Hanmer Springs -42.52 172.83; Amberley -43.16 172.73; Cheviot -42.81 173.27; Culverden -42.78 172.85;
    Waiau -42.65 173.04; Waipara -43.06 172.76; Akaroa -43.80 172.97; Little River -43.77 172.79; Lyttelton -43.60 172.72;
    Sumner -43.57 172.76; Governors Bay -43.63 172.65; Diamond Harbour -43.63 172.73; Arthurs Pass -42.94 171.56;
    Castle Hill -43.22 171.72; Springfield -43.34 171.93; Burnham -43.61 172.31; Tai Tapu -43.66 172.55; Halswell -43.58 172.57;
    Hornby -43.54 172.52; Riccarton -43.53 172.60; Papanui -43.50 172.61; New Brighton -43.51 172.73; Linwood -43.53 172.67;
    Cashmere -43.57 172.63; Belfast -43.45 172.63; Mayfield -43.82 171.42; Mount Somers -43.71 171.39; Hinds -44.00 171.57;
    Tinwald -43.92 171.72; Southbridge -43.81 172.25; Dunsandel -43.67 172.20; Rotherham -42.70 172.94; Motunau -43.06 173.07`,
  Otago: `
    Oamaru -45.10 170.97; Alexandra -45.25 169.38; Cromwell -45.04 169.20; Wānaka -44.70 169.14; Queenstown -45.03 168.66;
    Arrowtown -44.94 168.83; Frankton -45.02 168.73; Lake Hayes -44.98 168.81; Jacks Point -45.07 168.75; Glenorchy -44.85 168.39;
    Kingston -45.34 168.72; Hāwea -44.61 169.26; Albert Town -44.68 169.19; Luggate -44.75 169.27; Clyde -45.19 169.32;
    Roxburgh -45.54 169.32; Ranfurly -45.13 170.10; Naseby -45.02 170.15; Omakau -45.10 169.60; Bannockburn -45.09 169.16;
    Middlemarch -45.51 170.12; Lawrence -45.91 169.69; Milton -46.12 169.96; Balclutha -46.23 169.74; Kaitangata -46.28 169.85;
    Ōwaka -46.45 169.66; Clinton -46.21 169.37; Tapanui -45.94 169.26; Mosgiel -45.87 170.35; Port Chalmers -45.82 170.62;
    Waikouaiti -45.60 170.68; Palmerston -45.48 170.72; Moeraki -45.36 170.84; Hampden -45.33 170.82; Portobello -45.85 170.65;
    Brighton -45.95 170.33; Outram -45.86 170.23; Karitane -45.64 170.66; St Clair -45.91 170.49; Papatowai -46.56 169.47;
    Cardrona -44.87 169.01; Ettrick -45.64 169.36`,
  Southland: `
    Gore -46.10 168.94; Te Anau -45.41 167.72; Winton -46.14 168.33; Bluff -46.60 168.34; Riverton -46.35 168.02;
    Tūātapere -46.13 167.69; Ōtautau -46.14 168.00; Lumsden -45.74 168.44; Mataura -46.19 168.87; Edendale -46.31 168.78;
    Wyndham -46.33 168.85; Manapōuri -45.57 167.61; Milford Sound -44.67 167.93; Mossburn -45.67 168.23; Balfour -45.84 168.58;
    Riversdale -45.90 168.74; Tokanui -46.57 168.95; Wallacetown -46.33 168.28; Nightcaps -45.97 168.03; Ohai -45.93 167.96;
    Oban -46.90 168.13; Stewart Island -46.90 168.13; Athol -45.51 168.57; Garston -45.47 168.68; Dipton -45.90 168.37`,
};
