import { errorText } from '@dwang/client';
import { showToast } from '@dwang/kit';
import type { CommandContext, CommandDescription, RemoteId, RemoteManifest } from '@dwang/shell-api';
import { loadRemoteModule } from '../../federation';

export interface KnownCommand extends CommandDescription {
  remote: RemoteId;
}

/** Every command of these remotes, as they describe them. */
export const commandsOf = (manifests: readonly RemoteManifest[]): KnownCommand[] =>
  manifests.flatMap(({ id, commands }) => commands.map((command) => ({ ...command, remote: id })));

/** Loads the remote that owns the command, then runs it there. */
export async function runCommand(command: KnownCommand, context: CommandContext): Promise<void> {
  try {
    const run = (await loadRemoteModule(command.remote)).commands?.[command.id];
    if (!run) throw new Error('This part of the app needs an update.');
    await run(context);
  } catch (error) {
    const description = errorText(error, 'Please try again.');
    const action = { label: 'Retry', run: () => void runCommand(command, context) };
    showToast({ tone: 'error', title: `${command.title} did not work`, description, action });
  }
}
