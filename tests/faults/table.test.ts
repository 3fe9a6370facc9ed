import { catalogue } from '#flows';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { faultIds, faultsOf } from './faults';
import { meets, meetsTwice } from './meet';
import { findPlaces, statesWithCalls, type Place } from './places';
import { Stage } from './stage';
import { fakeTime } from './time';

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

describe.each(catalogue)('$id: each call meets each fault (quality.md, sections 1 to 3)', (entry) => {
  let stage: Stage;
  let places: readonly Place[] = [];
  /** `driver.NEXT:plans rentalCar.plans F01`, once it has run and held. */
  const ran = new Set<string>();
  beforeAll(async () => { stage = new Stage(await entry.product(), fakeTime); places = await findPlaces(stage); });
  afterAll(() => stage.ends());

  it('every call of the definition is asked for, at every step that asks for it', () => {
    expect(statesWithCalls(stage.compiled.flow).filter((state) => !places.some((place) => place.state === state))).toEqual([]);
    expect(Object.keys(stage.compiled.flow.calls).filter((call) => !places.some((place) => place.call === call))).toEqual([]);
  });

  it.each(faultIds)('%s: the step and all answers stay, the words are right, nothing is sent twice or half stored, and pressing again goes on (ME-021, ME-022, ME-024, PS-005)', async (id) => {
    const broken: string[] = [];
    for (const place of places) {
      for (const fault of faultsOf(place.contract).filter((one) => one.id === id)) {
        try {
          await (id === 'F16' ? meetsTwice(stage, place) : meets(stage, place, fault));
          ran.add(`${place.state} ${place.contract.id} ${id}`);
        } catch (error) {
          broken.push(`${place.state} (${place.contract.id}) meets ${id} ${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it('no cell of the table is left out', () => {
    expect(places.length).toBeGreaterThan(0);
    expect(places.flatMap(({ state, contract }) => faultIds.map((id) => `${state} ${contract.id} ${id}`)).filter((cell) => !ran.has(cell))).toEqual([]);
  });
});
