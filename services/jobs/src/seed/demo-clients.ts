/** Clients who take e-invoices, by their place in the list; invented numbers. */
export const DEMO_NZBNS: Readonly<Record<number, string>> = { 1: '9429000000024', 2: '9429000000031' };

/** The demo company's 24 clients: name, contact, street and town. Invented; addresses under example.nz take no mail. */
export const DEMO_CLIENTS: readonly (readonly [name: string, contact: string, street: string, town: string])[] = [
  ['Smith Family', 'Hannah Smith', '24 Kōwhai Road', 'Mount Eden, Auckland 1024'],
  ['Te Awamutu Primary School', 'Ngāhuia Rangi', '1 Pakura Street', 'Te Awamutu 3800'],
  ['Tāne Construction Ltd', 'Tāne Mahuta-Hale', '88 Great South Road', 'Penrose, Auckland 1061'],
  ['Whānau Ora o Manukau', 'Moana Paki', '12 Putney Way', 'Manukau, Auckland 2104'],
  ['Pōhutukawa Bay Motel', 'Grace Lim', '5 Marine Parade', 'Whitianga 3510'],
  ['Harbourview Apartments Body Corporate', 'David Chen', '140 Quay Street', 'Auckland 1010'],
  ['Ngāti Kererū Trust', 'Rāwiri Te Kanawa', '3 Marae Lane', 'Ōtaki 5512'],
  ['Miller & Co Accountants', 'Susan Miller', '9 Anglesea Street', 'Hamilton 3204'],
  ['Jandal Café', 'Priya Patel', '201 Ponsonby Road', 'Auckland 1011'],
  ['Waikato Dairy Sheds Ltd', 'Bruce McKenzie', '440 State Highway 3', 'Ōhaupō 3881'],
  ["O'Neill Residence", "Siobhán O'Neill", '17 Beach Haven Road', 'Auckland 0626'],
  ['Southern Cross Rentals', 'Mark Fletcher', '62 Riccarton Road', 'Christchurch 8011'],
  ['Pacific Fresh Foods', 'Losa Faleolo', '33 Massey Road', 'Māngere, Auckland 2022'],
  ['Kererū Early Learning', 'Jo Barnes', '8 Totara Avenue', 'New Lynn, Auckland 0600'],
  ['Tūī Glen Retirement Village', 'Margaret Hughes', '70 Glengarry Road', 'Glen Eden, Auckland 0602'],
  ['Wairau Joinery', 'Peter van Dijk', '19 Link Drive', 'Wairau Valley, Auckland 0627'],
  ['Rangitoto Yacht Club', 'Alan Boyd', '2 The Strand', 'Takapuna, Auckland 0622'],
  ['Kaur Residence', 'Simran Kaur', '54 Stancombe Road', 'Flat Bush, Auckland 2016'],
  ['Mātai Street Church', 'Rev. Elena Tamasese', '41 Mātai Street', 'Onehunga, Auckland 1061'],
  ['Hutchins Property Group', 'Olivia Hutchins', '100 Willis Street', 'Wellington 6011'],
  ['Bay Physio & Pilates', 'Tom Ashworth', '23 Devonport Road', 'Tauranga 3110'],
  ['Nguyen Residence', 'Linh Nguyen', '6 Halsey Street', 'Auckland 1010'],
  ['Foxton Beach Holiday Park', 'Kiri Walker', '4 Holben Parade', 'Foxton Beach 4815'],
  ['100% Plumbing Supplies', 'Gary Stone', '15 Maurice Road', 'Penrose, Auckland 1061'],
];
