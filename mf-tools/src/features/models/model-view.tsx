import type { Model, Piece } from '@dwang/domain/models';
import { Button, Row, Segmented, Switch } from '@dwang/kit';
import { saveFile } from '@dwang/kit/export';
import { Slider } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { FlatView } from './flat-view';
import type { ModelScene, SceneView } from './scene';
import { useScene } from './use-scene';

const VIEWS: { value: SceneView; label: string }[] = [
  { value: '3d', label: '3D' },
  { value: 'front', label: 'Front' },
  { value: 'side', label: 'Side' },
  { value: 'top', label: 'Top' },
];
const TURNS: Record<string, readonly [number, number]> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] },
};
const NEARER: Record<string, number> = { '+': 1.15, '=': 1.15, '-': 1 / 1.15 };

interface ModelViewProps {
  model: Model;
  kind: string;
  title: string;
  /** Told when there is a drawing, and when there is none any more. */
  onScene: (scene: ModelScene | null) => void;
}

/** The model to turn and look into. A tap on a timber says what it is. */
export function ModelView({ model, kind, title, onScene }: ModelViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { scene, state } = useScene(canvas, model, kind);
  useEffect(() => onScene(state === 'ready' ? scene : null), [onScene, scene, state]);
  const [view, setView] = useState<SceneView>('3d');
  const [piece, setPiece] = useState<Piece | null>(null);
  const label = `${title}: ${model.figures.map((one) => `${one.label} ${one.value} ${one.unit ?? ''}`.trim()).join(', ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another model has other timbers
  useEffect(() => setPiece(null), [model]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of model is looked at anew
  useEffect(() => setView('3d'), [kind]);
  const look = (next: SceneView) => {
    setView(next);
    scene?.look(next);
  };
  const pick = ({ nativeEvent: { offsetX, offsetY } }: MouseEvent) => setPiece(scene?.pick(offsetX, offsetY) ?? null);
  return (
    <div className="models-view">
      {state === 'none' ? (
        <>
          <FlatView model={model} label={label} />
          <p className="models-note">This device cannot draw in 3D. The drawing and the list are the same model.</p>
        </>
      ) : (
        <canvas
          ref={canvas}
          className="models-canvas"
          role="img"
          tabIndex={0}
          aria-label={`${label}. Arrow keys turn it, plus and minus zoom.`}
          onClick={pick}
          onKeyDown={(event) => byKey(event, scene)}
        />
      )}
      <p className="models-piece" aria-live="polite">
        {piece
          ? `${piece.role} · ${piece.section} · ${Math.round(piece.length)} mm`
          : 'Drag to turn, pinch to zoom, tap a timber.'}
      </p>
      {scene && state === 'ready' && (
        <>
          <Segmented<SceneView> options={VIEWS} value={view} onChange={look} aria-label="View" />
          <Looks key={kind} scene={scene} />
          <Exports scene={scene} name={kind} />
        </>
      )}
    </div>
  );
}

function byKey(event: KeyboardEvent, scene: ModelScene | null): void {
  const turn = TURNS[event.key];
  const nearer = NEARER[event.key];
  if (!turn && !nearer) return;
  event.preventDefault();
  if (turn) scene?.turn(...turn);
  if (nearer) scene?.zoom(nearer);
}

/** How much of it is shown. */
function Looks({ scene }: { scene: ModelScene }) {
  const id = useId();
  const [share, setShare] = useState(100);
  const [hasLengths, setLengths] = useState(true);
  useEffect(() => scene.section(share / 100), [scene, share]);
  useEffect(() => scene.showDimensions(hasLengths), [scene, hasLengths]);
  return (
    <div className="models-looks">
      <div className="models-section">
        <span id={id}>Section</span>
        <Slider
          min={5}
          max={100}
          value={share}
          onChange={setShare}
          ariaLabelledByForHandle={id}
          tooltip={{ formatter: (value) => `${value} %` }}
        />
      </div>
      <Row>
        <Switch checked={hasLengths} onChange={setLengths} aria-labelledby={`${id}-lengths`} />
        <span id={`${id}-lengths`}>Dimensions</span>
      </Row>
    </div>
  );
}

function Exports({ scene, name }: { scene: ModelScene; name: string }) {
  const notify = useNotify();
  const save = async (file: Promise<Blob>, ending: string) => {
    try {
      saveFile(await file, `dwang-${name}.${ending}`);
    } catch {
      notify.error({ title: 'The file could not be made', description: 'Please try again.' });
    }
  };
  return (
    <Row>
      <Button onClick={() => void save(scene.picture(), 'png')}>Picture (PNG)</Button>
      <Button onClick={() => void save(scene.gltf(), 'glb')}>3D file (glTF)</Button>
    </Row>
  );
}
