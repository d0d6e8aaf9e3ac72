import { hostname } from 'node:os';
import type { Server, ServerList, ServerLog, ServerLogLine } from '@dwang/contracts';
import { Database, ENV, type Env, JobLeases, Log, NotFound, SecurityLog } from '@dwang/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { LoadMeter } from './host-load';
import { ServerProcess } from './server-process.entity';

/** In milliseconds: how often a process tells of itself, when its silence is a warning, when it counts as down, how long it is then shown. */
const BEAT_EVERY = 15_000;
export const LATE_AFTER = 45_000;
const DOWN_AFTER = 120_000;
const SHOWN_FOR = 24 * 3600_000;
/** Percent. Source: specification 2, section 4 (usage bars are red from 90). */
const FULL = 90;
const LINES = 100;

/** Every process tells the database of itself; here the administrator sees all of them. */
@Injectable()
export class Servers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly uid: string;
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1000);
  private readonly meter: LoadMeter;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ENV) private readonly env: Env,
    @Inject(Log) private readonly log: Log,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(JobLeases) leases: JobLeases,
  ) {
    this.uid = leases.holder;
    this.meter = new LoadMeter(env.DATA_DIR);
  }

  onApplicationBootstrap(): void {
    if (this.env.NODE_ENV === 'test') return;
    const beat = () => {
      this.beating = this.beat(new Date()).catch((error: unknown) => this.log.fault(error));
    };
    beat();
    this.timer = setInterval(beat, BEAT_EVERY).unref();
  }

  /** A process that stops as it should is no longer there. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    if (this.timer) await this.db.repo(ServerProcess).delete({ uid: this.uid });
  }

  async beat(now: Date): Promise<void> {
    const load = await this.meter.read();
    const told = { ...load, beatAt: now, lines: JSON.stringify(this.log.lines(LINES)) };
    const { affected } = await this.db.repo(ServerProcess).update({ uid: this.uid }, told);
    if (affected) return;
    const name = this.env.RUN_AREA ? `dwang-${this.env.RUN_AREA}` : 'dwang-gateway';
    const role = this.env.RUN_AREA ? `Area ${this.env.RUN_AREA}` : 'Gateway: app, API and areas';
    const facts = { uid: this.uid, name, role, host: hostname().slice(0, 120), pid: process.pid };
    const versions = { node: process.versions.node, db: this.db.isSqlite ? 'SQLite' : 'MySQL' };
    await this.db.repo(ServerProcess).insert({ ...facts, ...versions, ...told, startedAt: this.startedAt });
  }

  /** All processes, those that answer first. A process that answers tells of itself at once. */
  async list(now = new Date()): Promise<ServerList> {
    await this.beat(now);
    await this.db.repo(ServerProcess).delete({ beatAt: LessThan(new Date(now.getTime() - SHOWN_FOR)) });
    const rows = await this.db.repo(ServerProcess).find({ order: { name: 'ASC', id: 'ASC' }, take: 100 });
    const items = rows.map((row) => shown(row, now));
    return { items: items.sort((one, other) => Number(one.status === 'down') - Number(other.status === 'down')) };
  }

  /** The last lines of a process: of this one as they stand, of another as it last told them. */
  async lines(id: number): Promise<ServerLog> {
    const row = await this.db.repo(ServerProcess).findOneBy({ id });
    if (!row) throw new NotFound('There is no such process');
    this.security.refused('console.opened', { detail: row.name });
    return { lines: row.uid === this.uid ? this.log.lines() : (JSON.parse(row.lines) as ServerLogLine[]) };
  }
}

function shown(row: ServerProcess, now: Date): Server {
  const silent = Math.abs(now.getTime() - row.beatAt.getTime());
  const isStrained = Math.max(row.cpu, row.memory, row.disk) >= FULL;
  const { id, name, role, cpu, memory, disk, host, pid, node, residentMb } = row;
  return {
    ...{ id, name, role, cpu, memory, disk, host, pid, node, residentMb },
    status: silent >= DOWN_AFTER ? 'down' : silent >= LATE_AFTER || isStrained ? 'warning' : 'up',
    uptime: Math.max(0, Math.round((row.beatAt.getTime() - row.startedAt.getTime()) / 1000)),
    database: row.db,
    startedAt: row.startedAt.toISOString(),
    lastSeen: row.beatAt.toISOString(),
  };
}
