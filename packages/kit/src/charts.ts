/** The kit's charts: small until one is scrolled into view, then the drawing library comes. Never needed for the first screen. */
export { BarChart } from './charts/bar-chart';
