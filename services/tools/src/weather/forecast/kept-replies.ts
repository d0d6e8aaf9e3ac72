import { Database, isUniqueViolation, Log } from '@dwang/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { OpenMeteoReply } from '../open-meteo/open-meteo-reply';
import type { Place } from '../weather-provider';
import { WeatherReply } from './weather-reply.entity';

const DAY_MS = 86_400_000;

export interface KeptReply {
  reply: OpenMeteoReply;
  fetchedAt: Date;
}

/** Open-Meteo's last answers, shared by all processes. */
@Injectable()
export class KeptReplies implements OnApplicationShutdown {
  private readonly writing = new Set<Promise<void>>();
  /** On their way into the table: who asks meanwhile has them already. */
  private readonly coming = new Map<string, KeptReply>();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Log) private readonly log: Log,
  ) {}

  async find(place: Place): Promise<KeptReply | null> {
    const row = await this.db.repo(WeatherReply).findOneBy({ place: keyOf(place) });
    const coming = this.coming.get(keyOf(place));
    if (coming) return coming;
    const reply = OpenMeteoReply.safeParse(row ? JSON.parse(row.reply) : null);
    return row && reply.success ? { reply: reply.data, fetchedAt: row.fetchedAt } : null;
  }

  /** Keeps it behind the caller's back: a forecast is never late, nor a transaction held, because of the cache. */
  keep(place: Place, fetched: KeptReply): void {
    const key = keyOf(place);
    this.coming.set(key, fetched);
    const work = this.db
      .outside(() => this.write(key, JSON.stringify(fetched.reply), fetched.fetchedAt))
      .catch((error: unknown) => this.log.fault(error, { what: 'weather cache' }))
      .finally(() => {
        this.writing.delete(work);
        if (this.coming.get(key) === fetched) this.coming.delete(key);
      });
    this.writing.add(work);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.writing);
  }

  private async write(place: string, reply: string, fetchedAt: Date): Promise<void> {
    const rows = this.db.repo(WeatherReply);
    await rows.delete({ fetchedAt: LessThan(new Date(fetchedAt.getTime() - DAY_MS)) });
    const { affected } = await rows.update({ place }, { reply, fetchedAt });
    if (affected) return;
    await rows.insert({ place, reply, fetchedAt }).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }
}

const keyOf = ({ lat, lng, timeZone }: Place): string => `${lat.toFixed(2)},${lng.toFixed(2)},${timeZone}`;
