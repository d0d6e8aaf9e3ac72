import type { CreateSupplier } from '@dwang/contracts';

const trade = { weekdays: { from: '06:30', to: '17:00' }, saturday: { from: '08:00', to: '12:00' }, sunday: null };

/** Invented suppliers of the demo company, near its jobs; the first has a price list. */
export const DEMO_SUPPLIERS: readonly CreateSupplier[] = [
  {
    name: 'Kōwhai Timber & Hardware',
    type: 'timber',
    address: '18 Fremlin Place\nAvondale, Auckland 1026',
    region: 'Auckland',
    phone: '09 555 0142',
    accountNumber: 'DWG-2041',
    notes: 'Truck leaves at 6:45. Ring Rangi before 4 pm for next-day delivery.',
    hours: trade,
    location: { lat: -36.8935, lng: 174.698 },
  },
  {
    name: 'Manukau Concrete Cutters & Supply',
    type: 'concrete',
    address: '7 Cavendish Drive\nManukau, Auckland 2104',
    region: 'Auckland',
    phone: '09 555 0177',
    accountNumber: '77310',
    notes: '',
    hours: { weekdays: { from: '06:00', to: '16:30' }, saturday: null, sunday: null },
    location: { lat: -36.992, lng: 174.883 },
  },
  {
    name: 'Harbour Tool Hire',
    type: 'tool hire',
    address: '210 Dominion Road\nMount Eden, Auckland 1024',
    region: 'Auckland',
    phone: '09 555 0119',
    accountNumber: '',
    notes: 'Diamond saw and plate compactor booked by phone.',
    hours: trade,
    location: { lat: -36.8745, lng: 174.752 },
  },
];

/** Its price list as the merchant would send it. */
export const DEMO_PRICES =
  'Code,Description,Unit,Trade price ex GST\n' +
  'KT90,2x4 lumber,each,5.10\n' +
  'KT1409,Radiata framing SG8 H3.2,m,8.75\n' +
  'KT1909,Radiata bearer/joist SG8 H3.2,m,13.90\n' +
  'KT2001,Concrete mix 20 MPa,bag,9.20\n' +
  'KT2002,Rapid-set concrete,bag,10.95\n' +
  'KT7001,Kwila decking 140x19,m,14.80\n' +
  'KT7002,Stainless decking screws 10g x 65 (500),box,88.00\n' +
  'KT7003,Joist hanger 47x190,each,6.40\n';
