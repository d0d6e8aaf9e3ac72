/** A piece of our own guidance on New Zealand practice. */
export interface Guidance {
  id: string;
  title: string;
  text: string;
  /** Other words by which people speak of it. */
  words: string;
  /** The documents, with their edition, on which the facts of the text stand; `House advice` where it is our own experience. */
  basis: string;
  /** Addresses in the resource library where more can be read. */
  sources: readonly string[];
}

const BUILDING = 'https://www.building.govt.nz/building-code-compliance/';

/** The pages of the resource library that the guidance leads to. */
export const READ = {
  code: BUILDING,
  codeHub: 'https://codehub.building.govt.nz/',
  h1: 'https://www.building.govt.nz/building-code-compliance/h-energy-efficiency/h1-energy-efficiency',
  retention:
    'https://www.building.govt.nz/projects-and-consents/why-contracts-are-valuable/construction-contracts-retention-money-amendment-act-2023/',
  timber: 'https://www.standards.govt.nz/shop/nzs-36042011/',
  standards: 'https://www.standards.govt.nz/',
  roofing: 'https://www.metalroofing.org.nz/cop/structure/profiles',
  height: 'https://www.worksafe.govt.nz/topic-and-industry/working-at-height/working-at-height-in-nz/',
  scaffold: 'https://www.worksafe.govt.nz/topic-and-industry/working-at-height/scaffolding-in-new-zealand/',
  excavation: 'https://www.worksafe.govt.nz/topic-and-industry/excavation/excavation-safety-gpg/',
  trenches: 'http://www.level.org.nz/health-and-safety/excavations-and-trenches/',
  electricity: 'https://www.worksafe.govt.nz/topic-and-industry/electricity/electrical-safety-on-construction-sites',
  siteSafe: 'http://sitesafe.org.nz/guides--resources/practical-safety-advice/scaffolds/',
  hardie: 'https://www.jameshardie.co.nz/',
  gib: 'https://www.gib.co.nz/',
  gibHeat: 'https://www.gib.co.nz/products/compounds/hot-tips-and-limitations/',
  paint: 'https://www.resene.co.nz/homeown/painting-your-home/ideal-painting-day.htm',
  masonry: 'https://concretenz.org.nz/page/masonry_sector_home',
  lbp: 'https://www.lbp.govt.nz/',
  plumbers: 'https://www.pgdb.co.nz/',
  zones: 'https://www.branz.co.nz/branz-maps-zones/',
} as const;

export const guidance = (
  id: string,
  title: string,
  text: string,
  words: string,
  basis: string,
  ...sources: string[]
): Guidance => ({
  id,
  title,
  text,
  words,
  basis,
  sources,
});
