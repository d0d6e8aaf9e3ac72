import { ENV, type Env, Log } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR_DAYS, type Place, ProviderFailure } from '../weather-provider';
import { ASKED, OpenMeteoError, OpenMeteoReply } from './open-meteo-reply';

const FREE_URL = 'https://api.open-meteo.com';
/** Keys hold only here. Source: open-meteo.com/en/docs, "customer-". */
const CUSTOMER_URL = 'https://customer-api.open-meteo.com';
const TIMEOUT_MS = 5_000;
const MAX_CHARACTERS = 1_000_000;

/** Speaks to Open-Meteo, or to whatever `OPEN_METEO_URL` names. The address never comes from a request. */
@Injectable()
export class OpenMeteoClient {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** The forecast of a place as the provider words it. Throws `ProviderFailure`, after at most five seconds. */
  async fetch(place: Place, apiKey: string | null): Promise<OpenMeteoReply> {
    try {
      const answer = await fetch(this.address(place, apiKey), { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await answer.text();
      if (text.length > MAX_CHARACTERS) throw new ProviderFailure('Open-Meteo sent too much');
      return read(answer.status, text);
    } catch (error) {
      const failure = error instanceof ProviderFailure ? error : new ProviderFailure('Open-Meteo cannot be reached');
      this.log.write('warn', 'weather.provider-failed', { reason: failure.message });
      throw failure;
    }
  }

  private address(place: Place, apiKey: string | null): URL {
    const base = this.env.OPEN_METEO_URL ?? (apiKey ? CUSTOMER_URL : FREE_URL);
    const url = new URL('/v1/forecast', base);
    url.search = new URLSearchParams({
      latitude: String(place.lat),
      longitude: String(place.lng),
      ...ASKED,
      timezone: place.timeZone,
      timeformat: 'unixtime',
      forecast_days: String(HOUR_DAYS),
      ...(apiKey ? { apikey: apiKey } : {}),
    }).toString();
    return url;
  }
}

function read(status: number, text: string): OpenMeteoReply {
  const body = parse(text);
  const refusal = OpenMeteoError.safeParse(body);
  if (refusal.success) throw new ProviderFailure(`Open-Meteo refused: ${refusal.data.reason.slice(0, 200)}`);
  if (status !== 200) throw new ProviderFailure(`Open-Meteo answered with status ${status}`);
  const reply = OpenMeteoReply.safeParse(body);
  if (!reply.success) throw new ProviderFailure('Open-Meteo answered in another form than documented');
  return reply.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
