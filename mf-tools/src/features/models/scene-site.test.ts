import { deck } from '@dwang/domain/models';
import { SiteScene } from './scene-site';

/** What the renderer was told; jsdom has no WebGL. */
const told = { loop: null as ((time: number, frame: unknown) => void) | null, sizes: 0, draws: 0, setSession: jest.fn() };
jest.mock('three', () => ({
  ...jest.requireActual('three'),
  WebGLRenderer: class {
    xr = {
      enabled: false,
      setReferenceSpaceType: jest.fn(),
      setSession: (session: unknown) => told.setSession(session),
      getReferenceSpace: () => 'local space',
    };
    setPixelRatio() {}
    setSize() {
      told.sizes += 1;
    }
    render() {
      told.draws += 1;
    }
    setAnimationLoop(loop: typeof told.loop) {
      told.loop = loop;
    }
    dispose() {}
  },
}));

/** A session of WebXR as its standard says: it ends once, and tells so. */
class ASession extends EventTarget {
  hasEnded = false;
  requestHitTestSource: ((options: object) => Promise<object>) | undefined = async () => ({});
  requestReferenceSpace = jest.fn(async (type: string) => type);
  end = async () => {
    this.hasEnded = true;
    this.dispatchEvent(new Event('end'));
  };
}

const DECK = {
  ...{ length: 6000, width: 4300, height: 600, boardWidth: 140, boardThickness: 32, gap: 5, joistDepth: 190 },
  ...{ joistSpacing: 450, bearerDepth: 190, bearerSpacing: 1800, postSpacing: 1800 },
};
const colours = {
  ...{ timber: '#aa8800', timberDark: '#775500', timberLight: '#ccaa55', accent: '#ff8800' },
  ...{ text: '#000000', ground: '#cccccc', background: '#ffffff' },
};

function aScene() {
  const scene = new SiteScene(document.createElement('canvas'), colours);
  scene.show(deck(DECK));
  scene.stand({ eye: 1.6, tilt: 12, distance: 6, turn: 20, aside: 0 });
  const session = new ASession();
  const requestSession = jest.fn(async () => session);
  const left = scene.inRoom({ requestSession } as unknown as XRSystem);
  return { scene, session, requestSession, left };
}
const settled = () => new Promise((done) => setTimeout(done));
const frameAt = (at: { x: number; y: number; z: number } | null) => ({
  getHitTestResults: () => (at ? [{ getPose: () => ({ transform: { position: at } }) }] : []),
});

beforeEach(() => {
  Object.assign(told, { loop: null, sizes: 0, draws: 0 });
  told.setSession.mockReset();
});

it('asks for a room with hit tests, draws only in its frames, and is as before once the person leaves', async () => {
  const { scene, session, requestSession, left } = aScene();
  await settled();
  expect(requestSession).toHaveBeenCalledWith('immersive-ar', { requiredFeatures: ['hit-test'] });
  expect(told.setSession).toHaveBeenCalledWith(session);
  expect(session.requestReferenceSpace).toHaveBeenCalledWith('viewer');
  const { sizes, draws } = told;
  scene.resize(300, 200);
  scene.stand({ eye: 1.5, tilt: 0, distance: 4, turn: 0, aside: 0 });
  expect([told.sizes, told.draws]).toEqual([sizes, draws]);
  told.loop?.(0, frameAt(null));
  session.dispatchEvent(new Event('select'));
  told.loop?.(16, frameAt({ x: 0.5, y: -1.4, z: -2 }));
  session.dispatchEvent(new Event('select'));
  expect(told.draws).toBe(draws + 2);
  await session.end();
  await left;
  expect(told.loop).toBeNull();
  expect(told.sizes).toBeGreaterThan(sizes);
});

it('ends a session that cannot be set up, and says so', async () => {
  told.setSession.mockRejectedValue(new DOMException('no layer', 'NotSupportedError'));
  const { session, left } = aScene();
  await expect(left).rejects.toThrow('no layer');
  expect(session.hasEnded).toBe(true);
});

it('ends the session when the tool is left', async () => {
  const { scene, session, left } = aScene();
  await settled();
  scene.dispose();
  await left;
  expect(session.hasEnded).toBe(true);
});
