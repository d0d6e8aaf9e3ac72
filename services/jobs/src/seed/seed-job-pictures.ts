import { randomUUID } from 'node:crypto';
import type { PhotoMark } from '@dwang/contracts';
import { Database, FileStore, type SeedContext } from '@dwang/platform';
import { JobFileRow } from '../files/job-file.entity';
import { PhotoRow } from '../photos/photo.entity';
import { drawPicture, drawScene, PICTURE, type Scene } from './demo-pictures';

interface DemoPhoto {
  /** Which of the active demo jobs. */
  job: number;
  scene: Scene;
  caption: string;
  mark: PhotoMark | null;
  daysAgo: number;
}

const PHOTOS: readonly DemoPhoto[] = [
  { job: 0, scene: 'lawn', caption: 'Back lawn before we started', mark: 'before', daysAgo: 12 },
  { job: 0, scene: 'joists', caption: 'Joists at 450 centres, before the boards go on', mark: null, daysAgo: 5 },
  { job: 0, scene: 'deck', caption: 'Boards down, first coat of oil', mark: 'after', daysAgo: 1 },
  { job: 1, scene: 'studs', caption: 'Rotten stud and plate behind the shower', mark: null, daysAgo: 3 },
];
const CUTTING_LIST =
  'Item,Size,Length m,Count\r\nJoist,140x45 H3.2,3.6,14\r\nBearer,190x45 H3.2,4.8,3\r\nDecking,140x19 kwila,5.4,41\r\n';
const DAY_MS = 24 * 3600 * 1000;

/** Photos and a file of some of the active demo jobs, whose ids are given in their order. */
export async function seedJobPictures(context: SeedContext, db: Database, jobIds: readonly number[]): Promise<void> {
  for (const photo of PHOTOS) await seedPhoto(context, db, jobIds[photo.job], photo);
  const projectId = jobIds[0];
  if (projectId !== undefined) await seedFile(context, db, projectId);
}

const rowOf = ({ demo }: SeedContext, projectId: number, createdAt: Date) => ({
  uid: randomUUID(),
  companyId: demo.companyId,
  userId: demo.ownerId,
  projectId,
  createdAt,
  updatedAt: createdAt,
  version: 1,
});

async function seedPhoto(context: SeedContext, db: Database, projectId: number | undefined, photo: DemoPhoto): Promise<void> {
  if (projectId === undefined) return;
  const { scene, caption, mark, daysAgo } = photo;
  await keepPhoto(context, db, projectId, { picture: await drawScene(scene), caption, mark, daysAgo });
}

/** A photo of a demo job, drawn from its SVG of 1600 by 1200 pixels; answers with its uid. */
export async function seedDrawnPhoto(
  context: SeedContext,
  projectId: number,
  { svg, caption, daysAgo }: { svg: string; caption: string; daysAgo: number },
): Promise<string> {
  return keepPhoto(context, context.get(Database), projectId, { picture: await drawPicture(svg), caption, mark: null, daysAgo });
}

type NewPhoto = Pick<DemoPhoto, 'caption' | 'mark' | 'daysAgo'> & { picture: Buffer };

async function keepPhoto(context: SeedContext, db: Database, projectId: number, photo: NewPhoto): Promise<string> {
  const { picture, caption, mark, daysAgo } = photo;
  const { companyId } = context.demo;
  const contentType = 'image/jpeg';
  const { key, size, sha256 } = await context.get(FileStore).save({ companyId, kind: 'photos', contentType, content: picture });
  const takenAt = new Date(context.now.getTime() - daysAgo * DAY_MS);
  const facts = { caption, mark, takenAt, contentType, size, sha256, fileKey: key, ...PICTURE } as const;
  const row = rowOf(context, projectId, takenAt);
  await db.repo(PhotoRow).insert({ ...row, ...facts });
  return row.uid;
}

async function seedFile(context: SeedContext, db: Database, projectId: number): Promise<void> {
  const { companyId } = context.demo;
  const contentType = 'text/plain';
  const { key, size, sha256 } = await context
    .get(FileStore)
    .save({ companyId, kind: 'files', contentType, content: Buffer.from(CUTTING_LIST) });
  const facts = { name: 'Cutting list.csv', contentType, size, sha256, fileKey: key };
  await db.repo(JobFileRow).insert({ ...rowOf(context, projectId, new Date(context.now.getTime() - 8 * DAY_MS)), ...facts });
}
