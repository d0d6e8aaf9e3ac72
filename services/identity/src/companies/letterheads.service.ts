import type { Letterhead } from '@dwang/contracts';
import { FileStore, Pictures } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Companies } from './companies.service';

/** Public face: what stands on top of a company's papers. */
@Injectable()
export class Letterheads {
  constructor(
    @Inject(Companies) private readonly companies: Companies,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(Pictures) private readonly pictures: Pictures,
  ) {}

  /** A logo whose file is gone is none: no paper fails for a picture. */
  async of(companyId: number): Promise<Letterhead> {
    const { logoKey } = await this.companies.profile(companyId);
    if (!logoKey) return { logo: null };
    try {
      const { stream } = await this.files.open(logoKey);
      const { content, width, height } = await this.pictures.forPaper(Buffer.concat(await stream.toArray()));
      return { logo: { data: `data:image/png;base64,${content.toString('base64')}`, width, height } };
    } catch {
      return { logo: null };
    }
  }
}
