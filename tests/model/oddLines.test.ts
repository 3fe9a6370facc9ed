import { provesLines } from './lineProofs';

provesLines(1);
