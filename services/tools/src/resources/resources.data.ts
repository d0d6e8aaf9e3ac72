import type { Resource, ResourceCategory } from '@dwang/contracts';
import { fold } from '@dwang/domain';

const LISTED: readonly Omit<Resource, 'id' | 'featured' | 'icon' | 'color'>[] = [
  {
    title: 'GIB compounds: hot-weather tips',
    url: 'https://www.gib.co.nz/products/compounds/hot-tips-and-limitations/',
    category: 'guides',
    description: 'Plasterboard jointing advice for hot, dry or draughty sites and choice of compound set time.',
    updated: '2026-11-28',
  },
  {
    title: 'Resene: weather check before painting',
    url: 'https://www.resene.co.nz/homeown/painting-your-home/ideal-painting-day.htm',
    category: 'guides',
    description: 'What a good exterior painting day looks like and when to hold off.',
    updated: '2026-11-28',
  },
  {
    title: 'Level (BRANZ): health and safety',
    url: 'http://www.level.org.nz/health-and-safety/excavations-and-trenches/',
    category: 'guides',
    description: 'Plain site-safety notes for home building, here trenches and excavations.',
    updated: '2026-11-28',
  },
  {
    title: 'Standards New Zealand',
    url: 'https://www.standards.govt.nz/',
    category: 'standards',
    description: 'Where NZ and joint AS/NZS building standards are bought or read.',
    updated: '2026-11-28',
  },
  {
    title: 'NZS 3604 timber-framed buildings',
    url: 'https://www.standards.govt.nz/shop/nzs-36042011/',
    category: 'standards',
    description: 'Shop page of the light timber-frame standard cited by B1/AS1.',
    updated: '2026-11-28',
  },
  {
    title: 'NZ Metal Roof and Wall Cladding Code of Practice',
    url: 'https://www.metalroofing.org.nz/cop/structure/profiles',
    category: 'standards',
    description: 'Industry code for steel roofing profiles, pitch, fixing and flashings (free registration).',
    updated: '2026-11-28',
  },
  {
    title: 'WorkSafe: working at height',
    url: 'https://www.worksafe.govt.nz/topic-and-industry/working-at-height/working-at-height-in-nz/',
    category: 'safety',
    description: 'Guidance on planning and controlling fall risks.',
    updated: '2026-11-28',
  },
  {
    title: 'WorkSafe: scaffolding in New Zealand',
    url: 'https://www.worksafe.govt.nz/topic-and-industry/working-at-height/scaffolding-in-new-zealand/',
    category: 'safety',
    description: 'Good-practice guidance for building, handing over and inspecting scaffolds.',
    updated: '2026-11-28',
  },
  {
    title: 'WorkSafe: excavation safety',
    url: 'https://www.worksafe.govt.nz/topic-and-industry/excavation/excavation-safety-gpg/',
    category: 'safety',
    description: 'Support, inspection and services checks for trenches and cuts.',
    updated: '2026-11-28',
  },
  {
    title: 'WorkSafe: electrical safety on small sites',
    url: 'https://www.worksafe.govt.nz/topic-and-industry/electricity/electrical-safety-on-construction-sites',
    category: 'safety',
    description: 'Temporary supply, RCD and lead checks for small construction sites.',
    updated: '2026-11-28',
  },
  {
    title: 'Site Safe: scaffolds',
    url: 'http://sitesafe.org.nz/guides--resources/practical-safety-advice/scaffolds/',
    category: 'safety',
    description: 'Checklist for getting, tagging and inspecting scaffolds.',
    updated: '2026-11-28',
  },
  {
    title: 'NZ Building Code compliance',
    url: 'https://www.building.govt.nz/building-code-compliance/',
    category: 'codes',
    description: 'MBIE entry point to every Building Code clause and its acceptable solutions.',
    updated: '2026-11-28',
  },
  {
    title: 'H1 energy efficiency',
    url: 'https://www.building.govt.nz/building-code-compliance/h-energy-efficiency/h1-energy-efficiency',
    category: 'codes',
    description: 'Clause H1 documents: insulation and glazing requirements by climate zone.',
    updated: '2026-11-28',
  },
  {
    title: 'Building CodeHub',
    url: 'https://codehub.building.govt.nz/',
    category: 'codes',
    description: 'Search across code documents, standards and guides with their status.',
    updated: '2026-11-28',
  },
  {
    title: 'Retention money rules (CCA)',
    url: 'https://www.building.govt.nz/projects-and-consents/why-contracts-are-valuable/construction-contracts-retention-money-amendment-act-2023/',
    category: 'codes',
    description: 'Summary of the 2023 changes to holding retentions on trust.',
    updated: '2026-11-28',
  },
  {
    title: 'James Hardie New Zealand',
    url: 'https://www.jameshardie.co.nz/',
    category: 'systems',
    description: 'Fibre-cement cladding, lining and RAB systems with install manuals.',
    updated: '2026-11-28',
  },
  {
    title: 'GIB systems',
    url: 'https://www.gib.co.nz/',
    category: 'systems',
    description: 'Plasterboard bracing, fire, noise and wet-area systems.',
    updated: '2026-11-28',
  },
  {
    title: 'Concrete NZ masonry manual',
    url: 'https://concretenz.org.nz/page/masonry_sector_home',
    category: 'materials',
    description: 'Free NZ concrete masonry manual and technical notes.',
    updated: '2026-11-28',
  },
  {
    title: 'PlaceMakers',
    url: 'https://www.placemakers.co.nz',
    category: 'materials',
    description: 'National trade building-materials merchant.',
    updated: '2026-11-28',
  },
  {
    title: 'Licensed Building Practitioners',
    url: 'https://www.lbp.govt.nz/',
    category: 'certification',
    description: 'Register, licence classes and rules for restricted building work.',
    updated: '2026-11-28',
  },
  {
    title: 'Plumbers, Gasfitters and Drainlayers Board',
    url: 'https://www.pgdb.co.nz/',
    category: 'certification',
    description: 'Licence register and rules for plumbing, gas and drainage.',
    updated: '2026-11-28',
  },
  {
    title: 'BRANZ Maps (zones)',
    url: 'https://www.branz.co.nz/branz-maps-zones/',
    category: 'tools',
    description: 'Look up wind, earthquake, corrosion, snow and climate zones for an address.',
    updated: '2026-11-28',
  },
];

/** The two that help with most jobs. */
const FEATURED = new Set(['NZ Building Code compliance', 'BRANZ Maps (zones)']);

/** By what it is looked for. */
const LOOKS: Readonly<Record<ResourceCategory, Pick<Resource, 'icon' | 'color'>>> = {
  guides: { icon: 'info', color: 'calm' },
  standards: { icon: 'book', color: 'calm' },
  safety: { icon: 'warning', color: 'bad' },
  codes: { icon: 'file', color: 'calm' },
  systems: { icon: 'home', color: 'muted' },
  materials: { icon: 'place', color: 'warn' },
  certification: { icon: 'certificate', color: 'good' },
  tools: { icon: 'tools', color: 'muted' },
};

/** Favourites keep it, so a title that changes needs its old id kept. */
const idOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Pages of New Zealand bodies and makers that help on site; each address was seen in a public source in November 2026. */
export const RESOURCES: readonly Resource[] = LISTED.map((one) => ({
  ...one,
  ...LOOKS[one.category],
  id: idOf(one.title),
  featured: FEATURED.has(one.title),
}));
