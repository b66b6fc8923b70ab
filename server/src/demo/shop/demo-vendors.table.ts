/** Name, contact, telephone, e-mail, the shop's account there. */
export const demoVendors: readonly (readonly [string, string, string, string, string])[] = [
  ['Great Lakes Coach Supply', 'Nora Wells', '(616) 555-0171', 'orders@coach-supply.example', 'DRC-1108'],
  ['Harbor RV Parts', 'Ian Cole', '(231) 555-0172', 'desk@harbor-rv.example', '40217'],
  ['Midwest Trim and Glass', '', '(269) 555-0173', 'sales@trim-glass.example', ''],
  ['Tri-County Distributors', 'Lena Fry', '(616) 555-0174', '', 'TC-88'],
];
