import { type Listed, listed } from '../parts/listed';

const group = 'Services';

export const SERVICES: readonly Listed[] = [
  listed(
    group,
    'drain-fall',
    'Drain fall',
    'Fall and levels of a drain, against the least grade',
    'gradient, sewer, pipe, invert, 1:60',
    () => import('./drain-fall'),
  ),
  listed(
    group,
    'waste-pipe',
    'Waste pipe',
    'Length and fall of an unvented waste pipe',
    'plumbing, basin, shower, vent, G13',
    () => import('./waste-pipe'),
  ),
  listed(
    group,
    'pipe-size',
    'Water pipe size',
    'The smallest pipe for a flow, by speed and pressure lost',
    'plumbing, sizing, velocity, pressure, flow, copper, PEX, G12',
    () => import('./pipe-size'),
  ),
  listed(
    group,
    'pipe-volume',
    'Water in a pipe',
    'Litres in a run of pipe and the wait for hot water',
    'plumbing, dead leg, flow, hot water, flush',
    () => import('./pipe-volume'),
  ),
  listed(
    group,
    'voltage-drop',
    'Voltage drop',
    'Drop along a cable, single or three phase, against 5 %',
    'cable, electrical, 3000, mm2, submain, volts',
    () => import('./voltage-drop'),
  ),
  listed(
    group,
    'load-current',
    'Load and current',
    'Kilowatts to amps and back, single or three phase',
    'electrical, kW, amps, power factor, ohm',
    () => import('./load-current'),
  ),
];
