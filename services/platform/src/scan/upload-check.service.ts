import { ErrorCode } from '@dwang/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../errors/app-errors';
import { Log } from '../logs/log';
import { SecurityLog } from '../security-log/security-log.service';
import { MalwareScan } from './malware-scan';

/** Refuses files that hold malware, and, while nobody can tell, all of them. */
@Injectable()
export class UploadCheck {
  constructor(
    @Inject(MalwareScan) private readonly scan: MalwareScan,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** `where` goes into the security log. Throws 422 for an infected file, 503 when it could not be looked at. */
  async demand(content: Buffer, where: string): Promise<void> {
    const found = await this.scan.find(content).catch((thrown: Error) => {
      this.log.write('error', 'malware-scan.failed', { reason: thrown.message, where });
      throw unchecked();
    });
    if (found === null) return;
    this.security.refused('upload.infected', { detail: `${found}, ${where}` });
    throw new AppError(422, ErrorCode.fileInfected, 'This file holds malware. It was not kept.');
  }
}

const unchecked = () =>
  new AppError(
    503,
    ErrorCode.fileUnchecked,
    'This file could not be checked for malware, so it was not taken. Please try again in a moment.',
    { headers: { 'retry-after': '30' } },
  );
