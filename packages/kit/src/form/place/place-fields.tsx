import './place-fields.css';
import type { Place } from '@dwang/contracts';
import { Button, Form, type FormInstance } from 'antd';
import { useMemo, useState } from 'react';
import { PlaceIcon } from '../../icons';
import type { MapPin, MapViewProps } from '../../map/map-types';
import { MapView } from '../../map/map-view';
import { TextField } from '../fields';
import { type PlaceValues, placeOf, placeProblem, valuesOfPlace } from './place-values';
import { type Locate, useMyLocation } from './use-my-location';

type View = NonNullable<MapViewProps['view']>;

const ZOOM_ON_A_PLACE = 17;

export interface PlaceFieldsProps {
  tilesUrl: string | undefined;
  /** What is looked at while nothing is placed. */
  around: View;
  locate: Locate;
}

const closeTo = (place: Place): View => ({ centre: place, zoom: ZOOM_ON_A_PLACE });

const DEGREES = { maxLength: 20, autoComplete: 'off', spellCheck: false } as const;
const rule =
  (name: keyof PlaceValues, other: keyof PlaceValues) =>
  ({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>) => ({
    validator: async (_: unknown, typed: string) => {
      const problem = placeProblem(name, typed, getFieldValue(other));
      if (problem) throw new Error(problem);
    },
  });

const known = (place: Place | null): View | null => place && closeTo(place);

/**
 * Where something is, in a form that holds `PlaceValues`: by a press on the map, a pin to drag or to move by the arrow keys, this device's own
 * place, or typed degrees. An address is not looked up. Spread the client's `usePlacing` into it.
 */
export function PlaceFields({ tilesUrl, around, locate }: PlaceFieldsProps) {
  const form = Form.useFormInstance<PlaceValues>();
  const [lat, lng] = [Form.useWatch('lat', form), Form.useWatch('lng', form)];
  const place = useMemo(() => placeOf({ lat, lng }), [lat, lng]);
  const [chosen, setView] = useState<View | null>(() => known(placeOf(form.getFieldsValue(true))));
  const view = chosen ?? around;
  const put = (to: Place | null) => {
    form.setFieldsValue(valuesOfPlace(to));
    void form.validateFields(['lat', 'lng']).catch(() => undefined);
  };
  const mine = useMyLocation(locate, (found) => {
    put(found);
    setView(closeTo(found));
  });
  const look = () => {
    const typed = placeOf(form.getFieldsValue(true));
    if (typed) setView(closeTo(typed));
  };
  const pins = useMemo<MapPin[]>(
    () => (place ? [{ id: 0, at: place, title: 'Pin: drag it, or move it with the arrow keys' }] : []),
    [place],
  );
  return (
    <fieldset className="dwang-place-fields">
      <legend>On the map</legend>
      <MapView label="Map to place the pin on" tilesUrl={tilesUrl} size="large" pins={pins} view={view} onMove={put} />
      <div className="dwang-place-line">
        <Button data-takes-focus icon={<PlaceIcon aria-hidden />} onClick={mine.look} loading={mine.isLooking}>
          Use My Location
        </Button>
        {place && (
          <Button type="text" onClick={() => put(null)}>
            Remove pin
          </Button>
        )}
      </div>
      <p className="dwang-place-hint" role="status">
        {mine.message ?? 'Press on the map to put the pin there. The address is not looked up.'}
      </p>
      <div className="dwang-place-pair">
        <TextField
          name="lat"
          label="Latitude"
          dependencies={['lng']}
          rules={[rule('lat', 'lng')]}
          input={{ ...DEGREES, onBlur: look }}
        />
        <TextField
          name="lng"
          label="Longitude"
          dependencies={['lat']}
          rules={[rule('lng', 'lat')]}
          input={{ ...DEGREES, onBlur: look }}
        />
      </div>
    </fieldset>
  );
}
