import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccessGuard } from '../access/access.guard';
import { ExpectedUserGuard } from '../access/expected-user.guard';
import { OwnRateLimits } from '../access/own-rate-limits';
import { RateLimitGuard } from '../access/rate-limit.guard';
import { rateLimits } from '../access/rate-limits';
import { SCOPE_RESOLVER, type ScopeResolver } from '../access/scope';
import { ScopeGuard } from '../access/scope.guard';
import { ScopeStrategy } from '../access/scope.strategy';
import { SharedRateLimits } from '../access/shared-rate-limits';
import { Audit } from '../audit/audit.service';
import { Database } from '../data/database';
import { ENV, type Env } from '../env/env.schema';
import { ProblemFilter } from '../errors/problem.filter';
import { ExportedPapers } from '../export/exported-papers';
import { FileStore } from '../files/file-store';
import { openFileStore } from '../files/open-file-store';
import { ApiTestController } from '../health/api-test.controller';
import { HealthController } from '../health/health.controller';
import { WriteCheck } from '../health/write-check';
import { AnswerSerializer } from '../http/answer-serializer';
import { ContractPipe } from '../http/contract.pipe';
import { PriceInterceptor } from '../http/price.interceptor';
import { QueryNamesGuard } from '../http/query-names.guard';
import { RouteTable } from '../http/route-table';
import { TimeLimitInterceptor } from '../http/time-limit.interceptor';
import { Idempotency } from '../idempotency/idempotency.service';
import { WriteInterceptor } from '../idempotency/write.interceptor';
import { InternalScopeResolver } from '../internal/internal-scope-resolver';
import { Erasure } from '../leaving/erasure';
import { LiveBus } from '../live/live-bus';
import { LiveEvents } from '../live/live-events';
import { Log } from '../logs/log';
import { LoggedMail } from '../mail/logged-mail';
import { Mail } from '../mail/mail';
import { MailLog } from '../mail/mail-log.service';
import { NotedMail } from '../mail/noted-mail';
import { PublicOrigin } from '../mail/public-origin';
import { SmtpMail } from '../mail/smtp-mail';
import { Metrics } from '../metrics/metrics';
import { Notifier } from '../notices/notifier';
import { Pictures } from '../pictures/pictures';
import { RedisLink } from '../redis/redis-link';
import { ClamdScan } from '../scan/clamd-scan';
import { MalwareScan, NoScan } from '../scan/malware-scan';
import { UploadCheckGuard } from '../scan/upload-check.guard';
import { UploadCheck } from '../scan/upload-check.service';
import { JobLeases } from '../schedule/job-leases';
import { MOUNTED, Scheduler } from '../schedule/scheduler';
import { Secrets } from '../secrets/secrets';
import { SecurityLog } from '../security-log/security-log.service';
import { AppInfoController } from '../settings/app-info.controller';
import { SettingRows } from '../settings/setting-rows';
import { Settings } from '../settings/settings.service';
import { SettingsNews } from '../settings/settings-news';
import { MessageService } from '../sms/message-service';
import { NoSms, Sms } from '../sms/sms';
import { AREAS, type AreaDefinition, type AreaName } from './area-definition';

export interface PlatformParts {
  env: Env;
  dataSource: DataSource;
  db: Database;
  settings: Settings;
  routes: RouteTable;
  log: Log;
  metrics: Metrics;
  /** Null: this process is alone. */
  redis: RedisLink | null;
  bus: LiveBus;
  scopeResolver: Type<ScopeResolver>;
  areas: readonly AreaDefinition[];
  mounted: readonly AreaName[];
}

@Module({})
class Platform {}

/** What every area stands on. The order of guards and interceptors is the order in which they run. */
export function platformModule(parts: PlatformParts): DynamicModule {
  const { env, dataSource, db, settings, routes, log, metrics, redis, bus, scopeResolver, areas, mounted } = parts;
  return {
    module: Platform,
    global: true,
    imports: [
      TypeOrmModule.forRootAsync({ useFactory: () => dataSource.options, dataSourceFactory: async () => dataSource }),
      ThrottlerModule.forRoot({
        throttlers: rateLimits(env, settings),
        storage: redis ? new SharedRateLimits(redis) : new OwnRateLimits(),
      }),
    ],
    controllers: [HealthController, ApiTestController, AppInfoController],
    providers: [
      { provide: ENV, useValue: env },
      { provide: RouteTable, useValue: routes },
      { provide: Log, useValue: log },
      { provide: Metrics, useValue: metrics },
      { provide: Database, useValue: db },
      { provide: SCOPE_RESOLVER, useExisting: scopeResolver },
      { provide: APP_FILTER, useClass: ProblemFilter },
      { provide: APP_GUARD, useClass: ScopeGuard },
      { provide: APP_GUARD, useClass: RateLimitGuard },
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_GUARD, useClass: ExpectedUserGuard },
      { provide: APP_GUARD, useClass: QueryNamesGuard },
      { provide: APP_GUARD, useClass: UploadCheckGuard },
      { provide: APP_INTERCEPTOR, useClass: TimeLimitInterceptor },
      { provide: APP_INTERCEPTOR, useClass: WriteInterceptor },
      { provide: APP_INTERCEPTOR, useClass: PriceInterceptor },
      { provide: APP_INTERCEPTOR, useClass: AnswerSerializer },
      { provide: APP_PIPE, useClass: ContractPipe },
      Audit,
      SecurityLog,
      ScopeStrategy,
      InternalScopeResolver,
      Idempotency,
      { provide: FileStore, useFactory: () => openFileStore(env) },
      Pictures,
      { provide: MalwareScan, useFactory: () => (env.CLAMD_ADDRESS ? new ClamdScan(env.CLAMD_ADDRESS) : new NoScan()) },
      UploadCheck,
      MailLog,
      { provide: Mail, useFactory: (mailLog: MailLog) => new NotedMail(mailOf(env, log), mailLog, log), inject: [MailLog] },
      { provide: Sms, useFactory: () => smsOf(env) },
      { provide: PublicOrigin, useValue: new PublicOrigin(env) },
      { provide: AREAS, useValue: areas },
      { provide: RedisLink, useValue: redis },
      { provide: LiveBus, useValue: bus },
      LiveEvents,
      { provide: MOUNTED, useValue: mounted },
      Notifier,
      Erasure,
      ExportedPapers,
      Secrets,
      SettingRows,
      SettingsNews,
      { provide: Settings, useValue: settings },
      JobLeases,
      Scheduler,
      WriteCheck,
    ],
    exports: [
      ENV,
      Log,
      Database,
      Audit,
      SecurityLog,
      FileStore,
      Pictures,
      UploadCheck,
      Mail,
      MailLog,
      Sms,
      PublicOrigin,
      AREAS,
      Idempotency,
      SCOPE_RESOLVER,
      LiveEvents,
      Notifier,
      Erasure,
      ExportedPapers,
      Secrets,
      SettingRows,
      Settings,
      JobLeases,
      Scheduler,
    ],
  };
}

const smsOf = ({ SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from }: Env): Sms =>
  url && account && token && from ? new MessageService({ url, account, token, from }) : new NoSms();

const mailOf = (env: Env, log: Log): Mail =>
  env.SMTP_URL ? new SmtpMail(env.SMTP_URL, env.MAIL_FROM) : new LoggedMail(log, env.NODE_ENV === 'development');
