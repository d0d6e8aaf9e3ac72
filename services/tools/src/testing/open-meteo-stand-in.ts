import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with the next questions. */
type Mood = 'answers' | 'refuses' | 'fails' | 'babbles' | 'sleeps';

const HOUR = 3600;

/** Speaks `GET /v1/forecast` as Open-Meteo documents it: columns by the asked names, times in seconds from local midnight. */
export class OpenMeteoStandIn {
  mood: Mood = 'answers';
  /** The queries that came, newest last. */
  readonly asked: URLSearchParams[] = [];
  /** Values in place of the mild ones, by Open-Meteo's names of hourly columns. */
  hourly: Record<string, (hour: number) => number | null> = {};
  url = '';
  private readonly server: Server;

  constructor(private readonly midnight: number) {
    this.server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://stand-in');
      this.asked.push(url.searchParams);
      const send = (status: number, body: string) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      if (url.pathname !== '/v1/forecast') return send(404, '{}');
      if (this.mood === 'refuses') return send(400, JSON.stringify({ error: true, reason: 'Daily API limit exceeded' }));
      if (this.mood === 'fails') return send(503, 'down');
      if (this.mood === 'babbles') return send(200, '{"hourly":{"time":["soon"]}}');
      if (this.mood === 'answers') return send(200, JSON.stringify(this.reply(url.searchParams)));
      return undefined;
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private reply(query: URLSearchParams) {
    const days = Number(query.get('forecast_days'));
    const names = (part: string) => (query.get(part) ?? '').split(',');
    const column = (count: number, step: number, read: (index: number, name: string) => unknown, part: string) => ({
      time: Array.from({ length: count }, (_, index) => this.midnight + index * step),
      ...Object.fromEntries(names(part).map((name) => [name, Array.from({ length: count }, (_, index) => read(index, name))])),
    });
    return {
      latitude: -37.75,
      longitude: 176.125,
      elevation: 9,
      generationtime_ms: 0.2,
      utc_offset_seconds: 46_800,
      timezone: query.get('timezone'),
      timezone_abbreviation: 'NZDT',
      current: {
        time: this.midnight + 9 * HOUR,
        interval: 900,
        ...Object.fromEntries(names('current').map((n) => [n, MILD[n] ?? 0])),
      },
      hourly: column(days * 24, HOUR, (hour, name) => this.hourly[name]?.(hour) ?? MILD[name] ?? 0, 'hourly'),
      daily: column(days, 24 * HOUR, (day, name) => this.daily(day, name), 'daily'),
    };
  }

  private daily(day: number, name: string): number {
    if (name === 'sunrise') return this.midnight + day * 24 * HOUR + 6 * HOUR;
    if (name === 'sunset') return this.midnight + day * 24 * HOUR + 19 * HOUR;
    return MILD[name] ?? 0;
  }
}

const MILD: Record<string, number> = {
  temperature_2m: 17.2,
  temperature_2m_max: 19.4,
  temperature_2m_min: 11.1,
  apparent_temperature: 16.1,
  relative_humidity_2m: 62,
  dew_point_2m: 9.8,
  precipitation_probability: 5,
  precipitation_probability_max: 12,
  weather_code: 2,
  wind_speed_10m: 11.2,
  wind_speed_10m_max: 18,
  wind_gusts_10m: 19.8,
  wind_gusts_10m_max: 28.1,
  wind_direction_10m: 225,
  uv_index: 3.1,
  uv_index_max: 6.4,
  is_day: 1,
};
