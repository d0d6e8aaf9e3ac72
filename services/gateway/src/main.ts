import 'reflect-metadata';
import { readEnv } from '@dwang/platform';
import { closeDemo } from './cli/close-demo';
import { readCommand } from './cli/command';
import { createAdmin } from './cli/create-admin';
import { doctor } from './cli/doctor/doctor';
import { refuseDefaultSettings, refuseDemoPasswords } from './cli/refuse-defaults';
import { restore } from './cli/restore';
import { runServer } from './cli/run-server';
import { verifyAuditCommand } from './cli/verify-audit';
import { createAreaProcess, createGateway } from './create-gateway';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'doctor') process.exit((await doctor()) ? 0 : 1);
  const env = readEnv();
  if (command.name === 'create-admin') {
    const started = await createAreaProcess(env);
    await started.app.init();
    await createAdmin(started, env);
    await started.app.close();
    return;
  }
  if (command.name === 'close-demo') {
    const started = await createAreaProcess(env);
    await closeDemo(started, env);
    await started.app.close();
    return;
  }
  if (command.name === 'restore') return restore(env, command);
  if (command.name === 'verify-audit') {
    const started = await createAreaProcess(env);
    const isWhole = await verifyAuditCommand(started);
    await started.app.close();
    process.exit(isWhole ? 0 : 1);
  }
  refuseDefaultSettings(env);
  const started = await (env.RUN_AREA ? createAreaProcess(env) : createGateway(env));
  await refuseDemoPasswords(started, env);
  await runServer(started, env);
}

main().catch((error: unknown) => {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The server could not start: ${isPortTaken ? `${message}. Set PORT to a free one.` : message}\n`);
  process.exit(1);
});
