import { useEffect, useId } from 'react';
import { FlowForm } from '#widgets';
import type { EntryContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { Dialog } from '../../modals/Dialog';
import { useLeaveDialog } from '../../page/focus';
import { pressable } from '../../parts/pressable';
import { stillNeeded } from '../../parts/stillNeeded';
import { SubmitButton } from '../../parts/SubmitButton';
import { contentOf } from '../content';
import { rules } from '../rules';
import type { ScreenProps } from '../types';
import { useRefused } from '../useRefused';
import { Entries } from './EntriesScreen';

const nothing = (): void => undefined;

/** Kind `entry`: one entry in a dialog over its list. Saving is NEXT; closing is DISMISS, and the list is as it was. */
export function Screen({ flow, step, view, send, services }: ScreenProps) {
  const content = contentOf<EntryContent>(step);
  const id = `${flow.id}-${step.name}`;
  const reasonId = useId();
  const reportTo = useRefused();
  const name = step.over ?? flow.start;
  const host = flow.steps[name];
  const reason = stillNeeded(view.missing);
  const leaveDialog = useLeaveDialog();
  // However it is left: by its buttons, by Escape or by the browser's Back.
  useEffect(() => leaveDialog, [leaveDialog]);
  const dismiss = () => { if (!view.busy) send({ type: 'DISMISS' }); };
  const actions = (
    <>
      {reason && <p className="needed" id={reasonId}>{reason}</p>}
      <SubmitButton form={id} reason={reason} reasonId={reasonId} busy={view.busy} busyLabel="One moment">{content.save}</SubmitButton>
      <button type="button" className="button line" {...pressable(view.busy, dismiss)}>{content.cancel}</button>
    </>
  );
  return (
    <>
      {host && <Entries flow={flow} step={{ ...host, name, title: fill(host.title, view.context) }} view={view} send={nothing} isUnder />}
      <Dialog title={step.title} above={<div id={`${id}-summary`} />} step reading actions={actions} onClose={dismiss}>
        {view.form && (
          <div className="step-body">
            <FlowForm id={id} form={view.form} data={view.answers} rules={rules} services={services} disabled={view.busy}
              onChange={(data) => send({ type: 'CHANGE', data })} onSubmit={() => send({ type: 'NEXT' })} onRefused={reportTo(id)} />
          </div>
        )}
      </Dialog>
    </>
  );
}
