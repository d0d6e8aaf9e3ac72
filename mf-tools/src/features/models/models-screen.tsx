import type { CalculatorValues } from '@dwang/domain/calculators';
import { cuttingList, type Model, stockPlan, type WallOpening } from '@dwang/domain/models';
import { Alert, LinkButton, Page, Panel, SectionCard, Segmented, Text } from '@dwang/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { TypedFields } from '../../parts/typed-fields';
import type { ResultDraft } from '../../results/result-draft';
import { SaveResult } from '../../results/save-result';
import { type BuiltModel, buildOf } from './build-model';
import { CuttingList, ordersOf } from './cutting-list';
import type { ModelKind } from './model-kinds';
import { ModelView } from './model-view';
import { OpeningsField } from './openings-field';
import type { ModelScene } from './scene';
import { useModelAddress } from './use-model-address';
import './models.css';

/** Walls, roofs, stairs and decks from typed sizes: to turn, to cut, to order, to keep with a job. */
export function ModelsScreen() {
  const { kind, typed, openings, onSite, values, problems, choices, choose, type, setOpenings } = useModelAddress();
  const built = useBuilt(kind, values, openings);
  const [scene, setScene] = useState<ModelScene | null>(null);
  const picture = useCallback(
    async () => new File(scene ? [await scene.picture()] : [], 'model.png', { type: 'image/png' }),
    [scene],
  );
  return (
    <Page
      title="3D Models"
      subtitle="From typed sizes to a cutting list"
      extra={<LinkButton to={onSite}>See on site</LinkButton>}
      action={<SaveResult draft={built.model && draftOf(kind, built.model, typed, openings)} {...(scene ? { picture } : {})} />}
    >
      <Segmented options={choices} value={kind.id} onChange={choose} aria-label="Model" />
      <div className="models-screen">
        <SectionCard title="Sizes">
          <div className="models-sizes">
            <TypedFields fields={kind.fields} typed={typed} problems={{ ...problems, ...built.problems }} onType={type} />
            {kind.hasOpenings && (
              <OpeningsField key={kind.id} openings={openings} problem={built.problems.openings} onChange={setOpenings} />
            )}
            <Text>{kind.source}</Text>
          </div>
        </SectionCard>
        <div className="models-built">
          <Panel>
            {built.shown ? (
              <ModelView model={built.shown} kind={kind.id} title={kind.title} onScene={setScene} />
            ) : (
              <Text>Put the sizes right to see the model.</Text>
            )}
          </Panel>
          {built.model && <Figures model={built.model} />}
        </div>
      </div>
      {built.model && <CuttingList model={built.model} name={`dwang-${kind.id}-cutting-list`} />}
    </Page>
  );
}

function Figures({ model }: { model: Model }) {
  return (
    <>
      {model.warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} />
      ))}
      <dl className="models-figures">
        {model.figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {unit}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface Built extends BuiltModel {
  /** What is drawn: the last that could be built stays in sight while somebody types. */
  shown: Model | null;
}

function useBuilt(kind: ModelKind, values: CalculatorValues | null, openings: readonly WallOpening[]): Built {
  const last = useRef<{ id: string; model: Model } | null>(null);
  const key = JSON.stringify([kind.id, values, openings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of what is built
  const built = useMemo(() => buildOf(kind, values, openings), [key]);
  if (built.model) last.current = { id: kind.id, model: built.model };
  return { ...built, shown: last.current?.id === kind.id ? last.current.model : null };
}

/** What is kept with a job: sizes, figures, and the lengths to order. */
function draftOf(
  { title, tool, fields, source }: ModelKind,
  model: Model,
  typed: Readonly<Record<string, string>>,
  openings: readonly WallOpening[],
): ResultDraft {
  const inputs = [
    ...fields.map(({ id, label, unit, options }) => ({
      ...{ label, value: options?.find(({ value }) => value === typed[id])?.label ?? typed[id] ?? '' },
      ...(unit ? { unit } : {}),
    })),
    ...openings.map(({ kind, left, width, head, sill }, at) => ({
      label: `${kind === 'door' ? 'Door' : 'Window'} ${at + 1}`,
      value: `${left} mm from the left, ${width} mm wide, head ${head} mm${kind === 'window' ? `, sill ${sill} mm` : ''}`,
    })),
  ];
  const materials = ordersOf(stockPlan(cuttingList(model.pieces))).map(({ section, stock, count }) => ({
    ...{ description: `Timber ${section}, ${(stock / 1000).toFixed(1)} m`, quantity: String(count), unit: 'each' },
  }));
  return {
    tool,
    title,
    inputs,
    answers: model.figures.map((figure) => ({ ...figure })),
    warnings: [...model.warnings],
    materials,
    source,
  };
}
