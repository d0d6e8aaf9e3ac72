import { Preferences, type UpdatePreferences } from '@dwang/contracts';
import { mergeParts } from '@dwang/domain';
import { Database, insertOnce, VersionConflict } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PreferencesRow } from './preferences.entity';

/** How each user wants Dwang to behave. Public face: `of` and `ofMany`. */
@Injectable()
export class PreferencesDirectory {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** The user's preferences; the defaults (version 0) while nothing was ever changed. */
  async of(userId: number): Promise<Preferences> {
    return view(await this.db.repo(PreferencesRow).findOneBy({ userId }));
  }

  /** The preferences of every one of these users. */
  async ofMany(userIds: readonly number[]): Promise<Map<number, Preferences>> {
    const ids = [...new Set(userIds)];
    const rows = ids.length === 0 ? [] : await this.db.repo(PreferencesRow).findBy({ userId: In(ids) });
    const stored = new Map(rows.map((row) => [row.userId, row]));
    return new Map(ids.map((id) => [id, view(stored.get(id) ?? null)]));
  }

  /** Merges the named parts in. Throws `VersionConflict` when the change was made on an older version than the stored one. */
  change(userId: number, { version: seen, ...change }: UpdatePreferences, now = new Date()): Promise<Preferences> {
    return this.db.tx(async () => {
      const first = { userId, parts: '{}', version: 0, updatedAt: now };
      const { id } = await insertOnce(this.db, PreferencesRow, { userId }, first);
      const row = await this.db.findForUpdate(PreferencesRow, { id });
      if (!row || (seen !== undefined && seen !== row.version)) throw new VersionConflict();
      const { version, ...parts } = mergeParts(view(row), change);
      const next = { parts: JSON.stringify(parts), version: version + 1, updatedAt: now };
      await this.db.repo(PreferencesRow).update({ id }, next);
      return view({ ...row, ...next });
    });
  }
}

/** Stored JSON may be older than the contract: what it does not hold takes its default, and so does the whole if it no longer fits. */
function view(row: PreferencesRow | null): Preferences {
  const version = row?.version ?? 0;
  const stored = Preferences.safeParse({ ...JSON.parse(row?.parts ?? '{}'), version });
  return stored.success ? stored.data : Preferences.parse({ version });
}
