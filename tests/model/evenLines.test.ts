import { provesLines } from './lineProofs';

provesLines(0);
