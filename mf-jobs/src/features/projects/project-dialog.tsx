import { isApiError, serverNow, useCreateProjectMutation, useUpdateProjectMutation, useUsualRate } from '@dwang/client';
import type { Client, Project } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Dialog, Skeleton, useIsPhone, useNavigate } from '@dwang/kit';
import { type Choice, EntryForm, Form } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { type ComponentType, useState } from 'react';
import { useDraft } from '../../drafts/use-draft';
import { ProjectFields } from './project-fields';
import { newProjectValues, type ProjectValues, toProjectBody, toProjectChanges, valuesOfProject } from './project-values';

/** A dialog that makes a client; given from outside, since clients are another feature. */
type QuickClient = ComponentType<{ onClose: () => void; onCreated: (client: Client) => void }>;

interface ProjectDialogProps {
  /** The project to edit; null makes a new one. */
  project: Project | null;
  quickClient: QuickClient;
  onClose: () => void;
}

/** Creates or edits a project. What is typed survives a reload. */
export function ProjectDialog({ project, quickClient: QuickClientDialog, onClose }: ProjectDialogProps) {
  const user = useUser();
  const rate = useUsualRate(user);
  const today = dayOf(serverNow(), user.company.timeZone);
  const [form] = Form.useForm<ProjectValues>();
  const draft = useDraft('project', project ?? undefined);
  const [isAddingClient, setAddingClient] = useState(false);
  const [client, setClient] = useState<Choice | null>(() => clientOf(project));
  const { save, isSaving } = useSaveProject(project, onClose);
  const takeClient = (created: Client) => {
    setClient({ value: created.id, label: created.name });
    form.setFieldValue('clientId', created.id);
  };
  return (
    <>
      <Dialog
        open
        title={project ? 'Edit Project' : 'Create Project'}
        variant={useIsPhone() ? 'side' : 'centre'}
        onClose={onClose}
        busy={isSaving}
      >
        {!project && rate === undefined ? (
          <Skeleton active paragraph={{ rows: 8 }} />
        ) : (
          <EntryForm<ProjectValues>
            form={form}
            draftKey={draft.key}
            initialValues={project ? valuesOfProject(project) : newProjectValues(today, rate ?? null)}
            saveLabel={project ? 'Save Project' : 'Create Project'}
            savingLabel={project ? 'Saving...' : 'Creating...'}
            findSaved={(id) => ({ to: `/jobs/${id}` })}
            onSave={save}
            onCancel={() => {
              draft.discard();
              onClose();
            }}
          >
            <ProjectFields edited={project} client={client} onAddClient={() => setAddingClient(true)} />
          </EntryForm>
        )}
      </Dialog>
      {isAddingClient && <QuickClientDialog onClose={() => setAddingClient(false)} onCreated={takeClient} />}
    </>
  );
}

const clientOf = (project: Project | null): Choice | null =>
  project?.clientId ? { value: project.clientId, label: project.clientName ?? `Client #${project.clientId}` } : null;

function useSaveProject(project: Project | null, onDone: () => void) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [create, creating] = useCreateProjectMutation();
  const [update, updating] = useUpdateProjectMutation();
  const save = async (values: ProjectValues) => {
    try {
      if (project) await update({ id: project.id, version: project.version, ...toProjectChanges(project, values) }).unwrap();
      else {
        const { id } = await create(toProjectBody(values)).unwrap();
        notify.success({
          title: 'Project created successfully!',
          action: { label: 'Open', run: () => navigate(`/jobs/${id}`) },
        });
      }
    } catch (error) {
      if (!isApiError(error) || error.errors.length === 0) notify.error({ title: 'Failed to save project. Please try again.' });
      throw error;
    }
    if (project) notify.success({ title: 'Project updated' });
    onDone();
  };
  return { save, isSaving: creating.isLoading || updating.isLoading };
}
