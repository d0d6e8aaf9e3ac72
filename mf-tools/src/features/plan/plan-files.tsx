import { Button, Row } from '@dwang/kit';
import { saveFile } from '@dwang/kit/export';
import { useNotify } from '@dwang/shell-api';
import { type DrawnPlan, planPicture } from './draw-plan';

/** The plan as a picture and as a page to scale. */
export function PlanFiles({ drawn }: { drawn: DrawnPlan }) {
  const notify = useNotify();
  const save = async (file: Promise<Blob>, ending: string) => {
    try {
      saveFile(await file, `dwang-${drawn.kind.id}.${ending}`);
    } catch {
      notify.error({ title: 'The file could not be made', description: 'Please try again.' });
    }
  };
  return (
    <Row>
      <Button onClick={() => void save(planPicture(drawn), 'png')}>Picture (PNG)</Button>
      <Button onClick={() => void save(planPage(drawn), 'pdf')}>Page to scale (PDF)</Button>
    </Row>
  );
}

const planPage = async (drawn: DrawnPlan) => (await import('./plan-page')).planPage(drawn);
