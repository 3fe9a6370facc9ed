import type { FormEvent } from 'react';
import { getPath } from '#engine';
import type { EntriesContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { Actions } from '../../parts/Actions';
import { Sheet } from '../../parts/Sheet';
import { contentOf, pictureOf } from '../content';
import type { ScreenProps } from '../types';
import { EntryList } from './EntryList';

type EntriesProps = Pick<ScreenProps, 'flow' | 'step' | 'view' | 'send'> & { readonly isUnder?: boolean };
/** The list on its sheet. Next waits for the first entry. */
export function Entries({ flow, step, view, send, isUnder }: EntriesProps) {
  const content = contentOf<EntriesContent>(step);
  const id = `${flow.id}-${step.name}`;
  const list = getPath(view.context, content.list);
  const missing = Array.isArray(list) && list.length > 0 ? [] : [content.needed];
  const submit = (event: FormEvent) => { event.preventDefault(); send({ type: 'NEXT' }); };
  return (
    <Sheet title={step.title} product={flow.title} picture={pictureOf(flow)} summaryId={`${id}-summary`} isUnder={isUnder}
      lead={content.lead && fill(content.lead, view.context)}>
      <form id={id} className="step-body" onSubmit={submit}><EntryList content={content} view={view} send={send} /></form>
      <Actions form={id} missing={missing} view={view} send={send} />
    </Sheet>
  );
}

/** Kind `entries`: a list whose entries are added, changed and removed. */
export const Screen = (props: ScreenProps) => <Entries {...props} />;
