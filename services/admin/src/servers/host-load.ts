import { statfs } from 'node:fs/promises';
import { availableParallelism, freemem, totalmem } from 'node:os';

export interface HostLoad {
  /** Percent of all cores that this process has used since it was last asked. */
  cpu: number;
  /** Percent of the memory of the machine, or of what this process may have, that is in use. */
  memory: number;
  /** Percent of the disk that holds the data. */
  disk: number;
  residentMb: number;
}

const percent = (share: number): number => Math.max(0, Math.min(100, Math.round(share * 100)));

/** Measures this process and its machine; each call takes up where the last one stopped. */
export class LoadMeter {
  private usage = process.cpuUsage();
  private at = process.hrtime.bigint();

  constructor(private readonly dataDir: string) {}

  async read(): Promise<HostLoad> {
    const { user, system } = process.cpuUsage(this.usage);
    const now = process.hrtime.bigint();
    const passed = Number(now - this.at) / 1000;
    [this.usage, this.at] = [process.cpuUsage(), now];
    const disk = await statfs(this.dataDir).catch(() => null);
    return {
      cpu: percent((user + system) / Math.max(1, passed) / availableParallelism()),
      memory: percent(memoryShare()),
      disk: disk ? percent(1 - disk.bavail / disk.blocks) : 0,
      residentMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    };
  }
}

/** In a container that limits memory it is the limit that counts. */
function memoryShare(): number {
  const limit = process.constrainedMemory();
  if (limit > 0 && limit < totalmem()) return process.memoryUsage.rss() / limit;
  return 1 - freemem() / totalmem();
}
