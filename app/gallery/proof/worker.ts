import { expose } from 'comlink';
import { createProver } from './prover';

expose(createProver());
