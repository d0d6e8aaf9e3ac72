import type { ProjectLevel, ProjectMember, ProjectMembers } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { CompanyDirectory, type Person, Users } from '@dwang/identity';
import { Database, LiveEvents, NotFound, Notifier, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import { ProjectRow } from '../projects/project.entity';
import { ProjectAccess } from './project-access';
import { ProjectMemberRow } from './project-member.entity';
import { seesAllJobs } from './shared-only';

const WORDS: Record<ProjectLevel, string> = {
  view: 'You can look at the job and put your time on it.',
  edit: 'You can add notes, photos, tasks and time.',
  admin: 'You can manage the job.',
};

const TAGS = ['Project', 'ProjectMember', 'Note', 'Photo', 'File', 'Task', 'Measurement', 'ToolResult'];

/** With whom a job is shared. */
@Injectable()
export class ProjectMembersService {
  constructor(
    private readonly db: Database,
    private readonly access: ProjectAccess,
    private readonly company: CompanyDirectory,
    private readonly notifier: Notifier,
    private readonly live: LiveEvents,
    private readonly users: Users,
    private readonly activity: ActivityLog,
  ) {}

  /** Those who see the job: first the people of the office, then those it is shared with, each by name. */
  async list(scope: Scope, projectId: number): Promise<ProjectMembers> {
    const myLevel = await this.access.levelOf(scope, projectId);
    if (myLevel === null) throw new NotFound('No such project');
    const people = await this.company.people(scope.companyId);
    const shares = await this.db.repo(ProjectMemberRow).findBy({ companyId: scope.companyId, projectId });
    const levels = new Map(shares.map(({ userId, level }) => [userId, level]));
    const items = people.flatMap((person) => view(person, levels.get(person.id)));
    const others = people.filter((person) => !seesAllJobs(person) && !levels.has(person.id));
    return {
      items: items.sort((one, other) => Number(one.isShared) - Number(other.isShared)),
      nextCursor: null,
      totals: { count: items.length },
      others: myLevel === 'admin' ? others.map(({ id, name, profileImageUrl }) => ({ userId: id, name, profileImageUrl })) : [],
      myLevel,
    };
  }

  /** Shares the job, or changes the level. Saying it again changes nothing and tells nobody twice. */
  share(scope: Scope, projectId: number, userId: number, level: ProjectLevel): Promise<ProjectMembers> {
    return this.db.tx(async () => {
      await this.access.check(scope, projectId, 'admin');
      const people = await this.company.people(scope.companyId);
      if (!people.some(({ id }) => id === userId)) throw new NotFound('No such person in your team');
      await this.keep(scope, { projectId, userId, level });
      return this.list(scope, projectId);
    });
  }

  /** Taking back what is not shared changes nothing. */
  unshare(scope: Scope, projectId: number, userId: number): Promise<void> {
    return this.db.tx(async () => {
      await this.access.check(scope, projectId, 'admin');
      const { affected } = await this.db.repo(ProjectMemberRow).delete({ companyId: scope.companyId, projectId, userId });
      if (!affected) throw new NotFound('This job is not shared with this person');
      this.refresh(scope, userId);
      const subject = await this.nameOf(scope.companyId, userId);
      await this.activity.record(scope, { kind: 'member', action: 'deleted', projectId, subject });
    });
  }

  /**
   * Notes it and tells the person. The caller has been checked, the job and the person are of the company. Without `userId` in `by` it is
   * told as done by the person, who comes by an invitation.
   */
  async keep(
    by: Pick<Scope, 'companyId' | 'timeZone' | 'username'> & Partial<Pick<Scope, 'userId'>>,
    { projectId, userId, level }: Pick<ProjectMemberRow, 'projectId' | 'userId' | 'level'>,
  ): Promise<void> {
    const { companyId } = by;
    const now = new Date(Date.now());
    const row = { companyId, projectId, userId, level, createdAt: now };
    const before = await this.db.repo(ProjectMemberRow).findOneBy({ projectId, userId });
    if (before?.level === level) return;
    await this.db
      .repo(ProjectMemberRow)
      .createQueryBuilder()
      .insert()
      .values(row)
      .orUpdate(['level'], ['projectId', 'userId'])
      .execute();
    const values: Record<string, [string | null, string]> = { level: [before?.level ?? null, level] };
    this.db.note({ kind: 'project_members', action: before ? 'changed' : 'added', companyId, fields: ['level'], values });
    this.refresh(by, userId);
    await this.activity.record(
      { companyId, userId: by.userId ?? userId },
      {
        kind: 'member',
        action: before ? 'changed' : 'added',
        projectId,
        subject: await this.nameOf(companyId, userId),
        changes: changesBetween({ level: before?.level ?? null }, { level }),
      },
    );
    const project = await this.db.repo(ProjectRow).findOneByOrFail({ id: projectId, companyId });
    await this.notifier.tell(by, {
      userId,
      kind: 'shared-with-you',
      type: 'info',
      title: `${project.name} is shared with you`,
      message: `${by.username} has shared this job with you. ${WORDS[level]}`,
      to: `/jobs/${projectId}`,
      figures: { projectId },
      subject: `project:${projectId}:${level}`,
      day: dayOf(now.getTime(), by.timeZone),
    });
  }

  private async nameOf(companyId: number, userId: number): Promise<string> {
    return (await this.users.namesOf(companyId, [userId])).get(userId) ?? '';
  }

  /** Open tabs of the person read their jobs again. */
  private refresh({ companyId }: Pick<Scope, 'companyId'>, userId: number): void {
    this.live.publish({ companyId, userId, isPrivate: true, event: { type: 'changed', tags: TAGS } });
  }
}

function view({ id, name, role, profileImageUrl }: Person, shared: ProjectLevel | undefined): ProjectMember[] {
  const facts = { userId: id, name, role, profileImageUrl };
  if (seesAllJobs({ role })) return [{ ...facts, level: 'admin', isShared: false }];
  return shared ? [{ ...facts, level: shared, isShared: true }] : [];
}
