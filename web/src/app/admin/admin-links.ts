/** The admin navigation of spec §2, group by group. */
export const adminMenus = [
  {
    name: 'Data Edit',
    links: [
      { to: '/admin/parts', name: 'All Parts' },
      { to: '/admin/part-types', name: 'All Part Types' },
      { to: '/admin/sides', name: 'All Sides' },
      { to: '/admin/sub-sides', name: 'All Sub Sides' },
    ],
  },
  {
    name: 'Admin Actions',
    links: [
      { to: '/admin/edit-news', name: 'Edit News' },
      { to: '/admin/edit-events', name: 'Edit Events' },
      { to: '/admin/ad', name: 'Create Ad' },
    ],
  },
  {
    name: 'Reporting',
    links: [
      { to: '/reporting/estimate-count-by-company', name: 'Estimate count by company' },
      { to: '/reporting/all-ads', name: 'All ads' },
    ],
  },
  {
    name: 'Help',
    links: [
      { to: '/help-admin/edit-topics', name: 'Edit topics' },
      { to: '/help-admin/upload-document', name: 'Upload document' },
      { to: '/help-admin/manage-help-documents', name: 'Manage help documents' },
      { to: '/help/view-topics', name: 'View topics' },
    ],
  },
] as const;
