import './places.css';
import { useWeather } from '@dwang/client';
import type { Place, Region } from '@dwang/contracts';
import { REGIONS } from '@dwang/domain/weather';
import { Button, PlaceIcon } from '@dwang/kit';
import { Form, type FormInstance, TextField } from '@dwang/kit/form';
import type { MapPin, MapViewProps } from '@dwang/kit/map';
import { useMemo, useState } from 'react';
import { PlaceMap } from './place-map';
import { type PlaceValues, placeOf, placeProblem, valuesOfPlace } from './place-values';
import { useMyLocation } from './use-my-location';

type View = NonNullable<MapViewProps['view']>;

const [ZOOM_ON_A_PLACE, ZOOM_ON_A_REGION, ZOOM_ON_THE_COUNTRY] = [17, 11, 5];
/** Between the two islands. */
const MIDDLE: Place = { lat: -41, lng: 174 };

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

/** The region, else where this person's weather is read, else the country. */
function useAround(region: Region | null): View {
  const { weather } = useWeather();
  const { lat, lng } = region ? REGIONS[region] : (weather?.location ?? MIDDLE);
  const zoom = region || weather ? ZOOM_ON_A_REGION : ZOOM_ON_THE_COUNTRY;
  return useMemo(() => ({ centre: { lat, lng }, zoom }), [lat, lng, zoom]);
}

/**
 * Where something is, in a form that holds `PlaceValues`: by a press on the map, a pin to drag or to move by the arrow keys, this device's own
 * place, or typed degrees. An address is not looked up.
 */
export function PlaceFields({ region }: { region: Region | null }) {
  const form = Form.useFormInstance<PlaceValues>();
  const [lat, lng] = [Form.useWatch('lat', form), Form.useWatch('lng', form)];
  const place = useMemo(() => placeOf({ lat, lng }), [lat, lng]);
  const around = useAround(region);
  const [chosen, setView] = useState<View | null>(() => known(placeOf(form.getFieldsValue(true))));
  const view = chosen ?? around;
  const put = (to: Place | null) => {
    form.setFieldsValue(valuesOfPlace(to));
    void form.validateFields(['lat', 'lng']).catch(() => undefined);
  };
  const mine = useMyLocation((found) => {
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
    <fieldset className="places-fields">
      <legend>On the map</legend>
      <PlaceMap label="Map to place the pin on" size="large" pins={pins} view={view} onMove={put} />
      <div className="places-line">
        <Button data-takes-focus icon={<PlaceIcon aria-hidden />} onClick={mine.look} loading={mine.isLooking}>
          Use My Location
        </Button>
        {place && (
          <Button type="text" onClick={() => put(null)}>
            Remove pin
          </Button>
        )}
      </div>
      <p className="places-hint" role="status">
        {mine.message ?? 'Press on the map to put the pin there. The address is not looked up.'}
      </p>
      <div className="jobs-pair">
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
