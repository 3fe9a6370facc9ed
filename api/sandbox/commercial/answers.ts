import type { Details } from '../../contracts/survey';
import { numberIn } from '../survey/answers';

export const people = ({ full_time, part_time }: Details): number => numberIn(full_time) + numberIn(part_time);
