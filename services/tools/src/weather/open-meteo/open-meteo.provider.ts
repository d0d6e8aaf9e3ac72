import { Inject, Injectable } from '@nestjs/common';
import { KeptReplies, type KeptReply } from '../forecast/kept-replies';
import { type Forecast, type Place, ProviderFailure } from '../weather-provider';
import { OpenMeteoClient } from './open-meteo.client';
import { readReply } from './read-reply';

const MINUTE_MS = 60_000;
/** An answer is fresh so long; then it is still given at once for a while, and fetched anew behind. */
const FRESH_MS = 30 * MINUTE_MS;
const REFRESH_BEHIND_MS = 60 * MINUTE_MS;
/** When the provider fails, answers are used up to this age. */
const KEEP_MS = 6 * 60 * MINUTE_MS;
/** After a failure the provider is left alone so long, so that not everybody waits for it. */
const QUIET_MS = MINUTE_MS;

export interface FetchedForecast {
  forecast: Forecast;
  fetchedAt: Date;
  /** Why it is older than it should be; null while it is not. */
  staleReason: string | null;
}

/** Open-Meteo behind a cache: one question at a time for a place, however many ask. */
@Injectable()
export class OpenMeteoProvider {
  private readonly running = new Map<string, Promise<KeptReply>>();
  private readonly quiet = new Map<string, { until: number; failure: ProviderFailure }>();

  constructor(
    @Inject(OpenMeteoClient) private readonly client: OpenMeteoClient,
    @Inject(KeptReplies) private readonly kept: KeptReplies,
  ) {}

  /** Throws `ProviderFailure` when it fails and nothing young enough is kept. */
  async forecast(place: Place, apiKey: string | null, now: number): Promise<FetchedForecast> {
    const kept = await this.kept.find(place);
    const age = kept ? Math.abs(now - kept.fetchedAt.getTime()) : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return answer(kept, place, null);
    if (kept && age < REFRESH_BEHIND_MS) {
      this.fetch(place, apiKey, now).catch(() => undefined);
      return answer(kept, place, null);
    }
    try {
      return answer(await this.fetch(place, apiKey, now), place, null);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      if (kept && age < KEEP_MS) return answer(kept, place, error.message);
      throw error;
    }
  }

  private fetch(place: Place, apiKey: string | null, now: number): Promise<KeptReply> {
    const account = apiKey ?? 'free';
    const quiet = this.quiet.get(account);
    if (quiet && now < quiet.until) return Promise.reject(quiet.failure);
    const key = [account, place.lat, place.lng, place.timeZone].join('/');
    const running = this.running.get(key) ?? this.start(place, apiKey, account, now).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  private async start(place: Place, apiKey: string | null, account: string, now: number): Promise<KeptReply> {
    try {
      const fetched = { reply: await this.client.fetch(place, apiKey), fetchedAt: new Date(now) };
      readReply(fetched.reply, place.timeZone);
      this.kept.keep(place, fetched);
      return fetched;
    } catch (error) {
      if (error instanceof ProviderFailure) this.quiet.set(account, { until: now + QUIET_MS, failure: error });
      throw error;
    }
  }
}

const answer = ({ reply, fetchedAt }: KeptReply, place: Place, staleReason: string | null): FetchedForecast => ({
  forecast: readReply(reply, place.timeZone),
  fetchedAt,
  staleReason,
});
