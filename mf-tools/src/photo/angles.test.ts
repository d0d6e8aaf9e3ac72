import { cornerAngle, lineAngle } from './angles';

const at = (x: number, y: number) => ({ x, y });

test('three points make the angle between their two ways, whichever comes first', () => {
  expect(cornerAngle(at(0, 0), at(100, 0), at(0, 100))?.degrees).toBeCloseTo(90);
  expect(cornerAngle(at(0, 0), at(-100, 1), at(-100, -1))?.degrees).toBeCloseTo(1.15, 1);
  expect(cornerAngle(at(0, 0), at(100, 0), at(0, 0))).toBeNull();
});

test('a shorter line is stated to be less exact', () => {
  const [long, short] = [cornerAngle(at(0, 0), at(800, 0), at(0, 800)), cornerAngle(at(0, 0), at(80, 0), at(0, 80))];
  expect(long?.error).toBeCloseTo(0.29, 2);
  expect(short?.error).toBeGreaterThan(2);
});

test('an edge is read against a level line that lies elsewhere, in whichever direction either was marked', () => {
  const level = [at(0, 500), at(400, 500)] as const;
  expect(lineAngle(level, [at(100, 100), at(200, 0)])?.degrees).toBeCloseTo(45);
  expect(lineAngle(level, [at(200, 0), at(100, 100)])?.degrees).toBeCloseTo(45);
  expect(lineAngle([level[1], level[0]], [at(0, 0), at(0, 90)])?.degrees).toBeCloseTo(90);
});
