import type { Supplier } from '@dwang/contracts';
import { ICON_OF_KIND } from './supplier-kinds';

const TIME_ZONE = 'Pacific/Auckland';

type Merchant = Pick<Supplier, 'id' | 'name' | 'type' | 'address' | 'hours' | 'location'>;

/** Around Tauranga, collected in November 2026. Places are good to a suburb; hours are typical for the chain, not asked. */
const MERCHANTS: readonly Merchant[] = [
  {
    id: 1,
    name: 'Bunnings Tauranga (Gate Pa)',
    type: 'hardware',
    address: '1150 Cameron Rd, Gate Pa',
    hours: {
      weekdays: { from: '07:00', to: '19:00' },
      saturday: { from: '08:00', to: '18:00' },
      sunday: { from: '08:00', to: '18:00' },
    },
    location: { lat: -37.7185, lng: 176.137 },
  },
  {
    id: 2,
    name: 'Mitre 10 MEGA Tauranga',
    type: 'hardware',
    address: 'Cameron Rd, Gate Pa',
    hours: {
      weekdays: { from: '07:00', to: '19:00' },
      saturday: { from: '08:00', to: '18:00' },
      sunday: { from: '08:00', to: '18:00' },
    },
    location: { lat: -37.715, lng: 176.139 },
  },
  {
    id: 3,
    name: 'Bunnings Mount Maunganui',
    type: 'hardware',
    address: 'Mount Maunganui',
    hours: {
      weekdays: { from: '07:00', to: '19:00' },
      saturday: { from: '08:00', to: '18:00' },
      sunday: { from: '08:00', to: '18:00' },
    },
    location: { lat: -37.665, lng: 176.21 },
  },
  {
    id: 4,
    name: 'Bunnings Trade Centre Tauriko',
    type: 'building supplies',
    address: 'Tauriko',
    hours: { weekdays: { from: '07:00', to: '17:00' }, saturday: { from: '08:00', to: '12:00' }, sunday: null },
    location: { lat: -37.737, lng: 176.101 },
  },
  {
    id: 5,
    name: 'PlaceMakers (Tauranga area)',
    type: 'building supplies',
    address: 'Tauranga',
    hours: { weekdays: { from: '07:00', to: '17:00' }, saturday: { from: '08:00', to: '12:00' }, sunday: null },
    location: { lat: -37.7, lng: 176.15 },
  },
  {
    id: 6,
    name: 'Carters (Tauranga area)',
    type: 'building supplies',
    address: 'Tauranga',
    hours: { weekdays: { from: '07:00', to: '17:00' }, saturday: { from: '08:00', to: '12:00' }, sunday: null },
    location: { lat: -37.695, lng: 176.154 },
  },
  {
    id: 7,
    name: 'ITM (Tauranga area)',
    type: 'building supplies',
    address: 'Tauranga',
    hours: { weekdays: { from: '07:00', to: '17:00' }, saturday: { from: '08:00', to: '12:00' }, sunday: null },
    location: { lat: -37.733, lng: 176.105 },
  },
  {
    id: 8,
    name: 'Plumbing World (Tauranga area)',
    type: 'plumbing',
    address: 'Tauranga',
    hours: { weekdays: { from: '07:00', to: '17:00' }, saturday: { from: '08:00', to: '12:00' }, sunday: null },
    location: { lat: -37.698, lng: 176.16 },
  },
];

/** The merchants that come with the product, for everybody. */
export const SUPPLIERS: readonly Supplier[] = MERCHANTS.map((merchant) => ({
  ...merchant,
  key: `dwang-${merchant.id}`,
  isOwn: false,
  region: 'Bay of Plenty',
  phone: '',
  accountNumber: '',
  notes: '',
  icon: ICON_OF_KIND[merchant.type],
  timeZone: TIME_ZONE,
  version: 0,
}));
