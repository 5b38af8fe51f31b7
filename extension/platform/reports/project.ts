import { bugs } from '../../../package.json';

/** Where the project takes reports; the one place that says so is package.json. */
export const issuesAddress: string = bugs;
